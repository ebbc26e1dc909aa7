import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { groupLinkId } from "#core/fitbook/groups/group-link.ts";
import { linkTokens } from "#adapters/secrets/link-tokens.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { grouped, id, stateIn } from "./a-group-of-people.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";
import type { Memory } from "#adapters/memory/memory.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const DAY = 24 * 60 * 60 * 1000;

function withLink(memory: Memory, given: Partial<GroupLink> = {}): string {
  const token = linkTokens.fresh();
  const link = { id: groupLinkId("l1"), group: id, kind: "join" as const, uses: 3, mostUses: 50, endsAt: now + 7 * DAY, isRevoked: false };
  memory.ties.groupLinks.set(linkTokens.hashOf(token), { ...link, ...given });
  return token;
}

describe("a link to a group", () => {
  it("shows its card and leads in, and leaves the address at once [rt-joingroup]", async () => {
    const memory = grouped();
    const address = `/joingroup?link=${withLink(memory)}`;
    history.replaceState(null, "", address);
    await openAsAsha(address, { memory });
    await screen.findByRole("heading", { name: "Morning walkers" });
    expect([location.pathname, location.search]).toEqual(["/joingroup", ""]);
    await press("Join");
    await screen.findByText("You are in this group.");
    expect(stateIn(memory, asha)).toBe("member");
    expect([...memory.ties.groupLinks.values()]).toMatchObject([{ uses: 4 }]);
  });

  it("for asking asks, and that can be taken back", async () => {
    const memory = grouped();
    await openAsAsha(`/joingroup?link=${withLink(memory, { kind: "ask" })}`, { memory });
    await press("Ask to join");
    await screen.findByText("You asked to join");
    expect(stateIn(memory, asha)).toBe("requested");
    await press("Cancel my request");
    await screen.findByText("This isn't available."); // The group is closed.
  });

  it.each([
    ["used up", { uses: 50 }],
    ["over", { endsAt: now }],
    ["revoked", { isRevoked: true }],
  ] as const)("that is %s says so, like one that never was", async (_, given) => {
    const memory = grouped();
    await openAsAsha(`/joingroup?link=${withLink(memory, given)}`, { memory });
    await screen.findByRole("heading", { name: "This invitation is no longer valid." });
    expect(document.body.textContent).not.toContain("Morning walkers");
    cleanup();
    await openAsAsha("/joingroup?link=never", { memory });
    await screen.findByRole("heading", { name: "This invitation is no longer valid." });
  });

  it("shows nothing to the banned", async () => {
    const memory = grouped({ ties: [[asha, "banned"]] });
    await openAsAsha(`/joingroup?link=${withLink(memory)}`, { memory });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});

describe("the links of a group", () => {
  const links = async () => within(await screen.findByRole("list", { name: "Links that can be used" })).getAllByRole("listitem");

  it("are made with a QR code, copied and revoked by those who run it [rt-joingroup-id]", async () => {
    const memory = grouped({ owner: asha });
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await openAsAsha("/joingroup/walkers", { memory });
    await screen.findByText("There is no link right now.");
    const uses = await screen.findByLabelText("How many may use it");
    await act(async () => void fireEvent.change(uses, { target: { value: "10" } }));
    await press("Create a link");
    await screen.findByRole("heading", { name: "Your link" });
    await screen.findByRole("img", { name: "QR code of the link" });
    expect(await links()).toHaveLength(1);
    expect((await links())[0]?.textContent).toContain("Lets people in at once10 uses left, until ");
    await press("Copy link");
    await screen.findByText("Copied");
    const [[address] = [""]] = writeText.mock.calls;
    const token = new URL(address).searchParams.get("link") ?? "";
    expect(memory.ties.groupLinks.get(linkTokens.hashOf(token))).toMatchObject({ group: id, kind: "join", uses: 0, mostUses: 10 });
    await press(/^Revoke: Lets people in at once/);
    await screen.findByText("The link is revoked. People who joined with it stay.");
    await screen.findByText("There is no link right now.");
    expect(screen.queryByRole("heading", { name: "Your link" })).toBeNull();
  });

  it("are for nobody else", async () => {
    const memory = grouped({ ties: [[asha, "member"]] });
    withLink(memory);
    await openAsAsha("/joingroup/walkers", { memory });
    await screen.findByText("You are in this group.");
    expect(screen.queryByRole("heading", { name: "Invite by a link" })).toBeNull();
  });
});
