import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { takenReport } from "#core/fitbook/reports/taken-report.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { LONGEST_COMMENT, LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import type { KeptReport, ReportState } from "#core/fitbook/reports/report.ts";

afterEach(cleanup);

const ravi = customerId("ravi");
const post = postId("p1");

/** Asha follows Ravi, who has written a post and a comment under it. */
function entered(): Memory {
  const memory = new Memory();
  putCustomer(memory, { id: ravi, name: name("Ravi Subramaniam") });
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  memory.ties.profiles.set(ravi, aFitbookProfile("Ravi Subramaniam"));
  memory.ties.follows.set(pairKey(asha, ravi), "following");
  const state = { kind: "published" } as const;
  const common = { author: ravi, createdAt: now, state } as const;
  const text = postTextIn("A sure cure", LONGEST_POST) ?? expect.unreachable();
  memory.ties.posts.set(post, {
    ...common,
    id: post,
    key: "p1",
    text,
    audience: "everybody",
    group: null,
    pictures: [],
    card: null,
    editedAt: null,
  });
  const comment = commentId("c1");
  const said = postTextIn("Buy it", LONGEST_COMMENT) ?? expect.unreachable();
  memory.ties.comments.set(comment, { ...common, id: comment, post, parent: null, key: "c1", text: said });
  return memory;
}

const reports = ({ ties }: Memory): readonly KeptReport[] => [...ties.reports.values()];

/** What somebody reported of a post of Asha's. */
function decided(memory: Memory, state: ReportState): void {
  const thing = { kind: "post", id: postId("mine") } as const;
  const made = { id: "r1", thing, reporter: ravi, author: asha, reason: "spam", words: "Rude", snapshot: "My own words", at: now } as const;
  memory.ties.reports.set("r1", { ...takenReport(made), state });
}

const upheld = { kind: "upheld", sanction: "hide", at: now, appeal: null } as const;

describe("reporting", () => {
  it("a post takes two presses, says until when it is decided, and can be taken back", async () => {
    const { memory } = await openAsAsha("/fitbook", { memory: entered() });
    await press("Report: post by Ravi Subramaniam");
    await press("Spam");
    await screen.findByText(/^We have your report\. We decide by /);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "What is wrong?" })).toBeNull());
    expect(reports(memory)).toMatchObject([{ thing: { kind: "post", id: post }, reporter: asha, author: ravi, reason: "spam", words: "" }]);
    expect(screen.getByRole("link", { name: "Reports and decisions" }).getAttribute("href")).toBe("/fitbookreports");
    await press("Withdraw");
    await screen.findByText("Your report is withdrawn.");
    expect(reports(memory)).toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("status")); // The button that was pressed is gone.
  });

  it("a comment takes one's own words along, and of self-harm tells whom to ring", async () => {
    const { memory } = await openAsAsha("/fitbookPost?id=p1", { memory: entered() });
    await screen.findByText("Buy it");
    const comment = within(screen.getByRole("list", { name: "Comments" }));
    fireEvent.click(comment.getByRole("button", { name: "Report: Ravi Subramaniam" }));
    await fill(/^In your own words/, "x".repeat(1001));
    await press("Talk of self-harm");
    expect(screen.getByText("That is too long")).toBeDefined();
    expect(reports(memory)).toEqual([]);
    await fill(/^In your own words/, " Please look ");
    await press("Talk of self-harm");
    await screen.findByText(/Tele-MANAS listens at 14416/);
    expect(reports(memory)).toMatchObject([{ thing: { kind: "comment", id: "c1", post }, reason: "self_harm", words: "Please look" }]);
  });

  it("a person stands on their profile, and can be tried again where it did not reach us", async () => {
    let isDown = true;
    const { memory } = await openAsAsha("/fitbookuserprofile/ravi", {
      memory: entered(),
      change(product) {
        const report = product.get(ReportContent);
        product.rebind(ReportContent).toConstantValue(async (customer, reported) => {
          if (isDown) throw new PortUnavailable("reports", "down");
          return report(customer, reported);
        });
      },
    });
    await screen.findByRole("heading", { name: "Ravi Subramaniam" });
    await press("Report: Ravi Subramaniam");
    await press("Somebody else's name or picture");
    const dialog = within(screen.getByRole("dialog", { name: "What is wrong?" }));
    await dialog.findByText("That wasn't sent. Please try again.");
    isDown = false;
    await press("Somebody else's name or picture");
    await screen.findByText(/^We have your report\./);
    expect(reports(memory)).toMatchObject([{ thing: { kind: "person", id: ravi }, reason: "impersonation" }]);
  });
});

describe("one's reports and decisions", () => {
  it("are empty at first", async () => {
    await openAsAsha("/fitbookreports", { memory: entered() });
    await screen.findByText("You haven't reported anything.");
    expect(screen.getByText("No decisions about you or what you posted.")).toBeDefined();
  });

  it("tell how a report stands, and let it be taken back until somebody looks", async () => {
    const memory = entered();
    const thing = { kind: "post", id: post } as const;
    const made = { thing, reporter: asha, author: ravi, reason: "spam", words: "", snapshot: "A sure cure", at: now } as const;
    memory.ties.reports.set("r1", takenReport({ ...made, id: "r1" }));
    memory.ties.reports.set("r2", { ...takenReport({ ...made, id: "r2" }), state: { kind: "in_review" } });
    memory.ties.reports.set("r3", { ...takenReport({ ...made, id: "r3" }), state: { kind: "dismissed", at: now } });
    await openAsAsha("/fitbookreports", { memory });
    await screen.findByText(/^Somebody is looking at it\. We decide by /);
    expect(screen.getByText("We looked at it and found nothing against our rules.")).toBeDefined();
    const back = screen.getAllByRole("button", { name: /^Withdraw: A post: Spam/ });
    expect(back).toHaveLength(1);
    if (back[0] !== undefined) fireEvent.click(back[0]);
    await screen.findByText("Your report is withdrawn.");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull());
    expect(memory.ties.reports.has("r1")).toBe(false);
  });

  it("tell what was decided against somebody and nothing of who reported it, and take an objection once", async () => {
    const memory = entered();
    decided(memory, { ...upheld, at: Date.now() });
    await openAsAsha("/fitbookreports", { memory });
    await screen.findByRole("heading", { name: "Your post is hidden" });
    expect(screen.getByText(/^Reason: Spam\. Decided /)).toBeDefined();
    expect(screen.getByText("My own words")).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Ravi|Rude/);
    await press("Object: Your post is hidden");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
    await press("Send objection");
    await screen.findByText("Please say why");
    await fill(/^Why is the decision wrong/, "It is no spam");
    await press("Send objection");
    await screen.findByText(/^We have your objection\. We decide again by /);
    expect(memory.ties.reports.get("r1")?.state).toMatchObject({ kind: "appealed", appeal: { words: "It is no spam" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Object/ })).toBeNull());
    const open = screen.getByRole("link", { name: "Open: Your post is hidden" });
    await waitFor(() => expect(document.activeElement).toBe(open));
  });

  it("say that the time to object is over, or what came of an objection", async () => {
    const memory = entered();
    decided(memory, { ...upheld, at: 0 });
    await openAsAsha("/fitbookreports", { memory });
    await screen.findByText("It can't be appealed any more.");
    expect(screen.queryByRole("button", { name: /^Object/ })).toBeNull();
    cleanup();
    decided(memory, { ...upheld, appeal: { at: now, words: "No" } });
    await openAsAsha("/fitbookreports", { memory });
    await screen.findByText("You objected. We decided again, and our decision stands.");
  });
});
