import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { farah, grouped, id, ravi, stateIn } from "./a-group-of-people.ts";

afterEach(cleanup);

describe("what a group shares", () => {
  it("stands on its page for members, with a place to write for them alone [rt-fitbookgroups-id]", async () => {
    const memory = grouped({ ties: [[asha, "member"]] });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await screen.findByRole("heading", { name: "Group", level: 1 });
    await screen.findByText("Nobody has shared anything here yet.");
    await screen.findByText("Only members of “Morning walkers” can read this, as long as they are in it.");
    expect(screen.queryByRole("radio", { name: "Everybody in Fitbook" })).toBeNull();
    await fill(/^What would you like to share/, "At the gate at six");
    await press("Share");
    await screen.findByRole("article", { name: "Post by Asha" });
    expect([...memory.ties.posts.values()]).toMatchObject([{ audience: "group", group: id }]);
  });

  it("is not there for whoever sees its card alone", async () => {
    await openAsAsha("/fitbookgroups/walkers", { memory: grouped({ group: { isOpen: true } }) });
    await screen.findByRole("heading", { name: "Morning walkers" });
    await screen.findByRole("button", { name: /Join/ });
    expect(screen.queryByRole("heading", { name: "Posts of the group" })).toBeNull();
  });

  it("is taken down by those who run it", async () => {
    const memory = grouped({ owner: asha, ties: [[ravi, "member"]] });
    const text = postTextIn("Buy my tea", LONGEST_POST) ?? expect.unreachable();
    const circle = circleOf("group", id);
    const post = { id: postId("p1"), author: ravi, key: "p1", text, state: { kind: "published" } as const, createdAt: now };
    memory.ties.posts.set(post.id, { ...post, ...circle, pictures: [], card: null, editedAt: null });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await press("Delete: post by Ravi");
    await screen.findByText("The post was taken down. Its author still has it.");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(memory.ties.posts.get(post.id)?.state).toEqual({ kind: "hidden" });
  });
});

describe("groups", () => {
  it("stand as one's own, as invitations and as open ones, and lead to each [rt-fitbookgroups]", async () => {
    const memory = grouped({ ties: [[asha, "invited"]] });
    await openAsAsha("/fitbookgroups", { memory });
    await screen.findByText("You aren't in any group yet.");
    const invitations = within(await screen.findByRole("list", { name: "Invitations" }));
    expect(invitations.getByRole("link", { name: "Morning walkers" }).getAttribute("href")).toBe("/fitbookgroups/walkers");
    await screen.findByText("There is no other open group right now. You can create one.");
    await press("Accept: Morning walkers");
    const mine = within(await screen.findByRole("list", { name: "My groups" }));
    mine.getByRole("link", { name: "Morning walkers" });
    await screen.findByText("No invitation is waiting for your answer.");
    expect(stateIn(memory, asha)).toBe("member");
  });

  it("of a company are found and joined by its people, who read that it sees nothing of them", async () => {
    const memory = grouped({ group: { company: "arogya" } });
    await openAsAsha("/fitbookgroups", { memory, customer: { aggregator: "arogya" } });
    const found = within(await screen.findByRole("list", { name: "Your company's groups" }));
    found.getByText(/For people in your company · 1 member/);
    cleanup();
    await openAsAsha("/fitbookgroups/walkers", { memory, customer: { aggregator: "arogya" } });
    await screen.findByText(/Your company sees no name, post or board of this group/);
    await press("Join");
    await screen.findByRole("button", { name: "Leave" });
    expect(screen.queryByRole("link", { name: "Invite people" })).toBeNull();
    expect(stateIn(memory, asha)).toBe("member");
  });

  it("of another company are missing, and the list says nothing of companies", async () => {
    const memory = grouped({ group: { company: "arogya" } });
    await openAsAsha("/fitbookgroups", { memory });
    await screen.findByText("You aren't in any group yet.");
    await screen.findByText("There is no other open group right now. You can create one.");
    expect(screen.queryByText("Your company's groups")).toBeNull();
    cleanup();
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await screen.findByText("This isn't available.");
  });

  it("of a company are changed without a say who comes in", async () => {
    const memory = grouped({ owner: asha, group: { company: "arogya" } });
    await openAsAsha("/editfitbookgroup/walkers", { memory, customer: { aggregator: "arogya" } });
    await screen.findByLabelText("Name of the group");
    expect(screen.queryByText("Who may join")).toBeNull();
  });

  it("are declined without a trace for others", async () => {
    const memory = grouped({ ties: [[asha, "invited"]] });
    await openAsAsha("/fitbookgroups", { memory });
    await press("Decline: Morning walkers");
    await screen.findByText("No invitation is waiting for your answer.");
    expect(stateIn(memory, asha)).toBe("declined");
  });

  it("can be asked for again where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/fitbookgroups", {
      memory: grouped({ group: { isOpen: true } }),
      change(product) {
        const list = product.get(ListGroups);
        product.rebind(ListGroups).toConstantValue(async (customer, request) => {
          if (isDown && request.kind === "open") throw new PortUnavailable("groups", "down");
          return list(customer, request);
        });
      },
    });
    await screen.findByText("Fitbook couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await screen.findByRole("link", { name: "Morning walkers" });
  });
});

describe("a group", () => {
  it("that is open is joined, and left after being asked [rt-fitbookgroups-id]", async () => {
    const memory = grouped({ group: { isOpen: true, about: "Each day at six", rules: "No phones" } });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await screen.findByText("Each day at six");
    expect(screen.getByText("No phones")).toBeDefined();
    expect(screen.getByText("Open · 1 member")).toBeDefined();
    await press("Join");
    await screen.findByText("Open · 2 members");
    expect(stateIn(memory, asha)).toBe("member");
    await press("Leave");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave this group?" }));
    expect(dialog.getByText("You can join again at any time.")).toBeDefined();
    dialog.getByRole("button", { name: "Leave" }).click();
    await screen.findByRole("button", { name: "Join" });
    expect(stateIn(memory, asha)).toBeNull();
  });

  it("that is closed is missing to whoever was not invited, like one that never was", async () => {
    await openAsAsha("/fitbookgroups/walkers", { memory: grouped() });
    await screen.findByRole("heading", { name: "This isn't available." });
    cleanup();
    await openAsAsha("/fitbookgroups/none", { memory: grouped() });
    await screen.findByRole("heading", { name: "This isn't available." });
  });

  it("says so where a step did not reach the shop", async () => {
    await openAsAsha("/fitbookgroups/walkers", {
      memory: grouped({ group: { isOpen: true } }),
      change: (product) =>
        void product.rebind(ChangeGroupMember).toConstantValue(() => Promise.reject(new PortUnavailable("groups", "down"))),
    });
    await press("Join");
    await screen.findByText("That wasn't sent. Please try again.");
  });

  it("is deleted by its owner alone, who can undo that", async () => {
    const memory = grouped({ owner: asha, ties: [[ravi, "admin"]] });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await press("Delete group");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this group?" }));
    dialog.getByRole("button", { name: "Delete group" }).click();
    await screen.findByText("The group is deleted.");
    expect(memory.ties.groups.get(id)?.deletedAt).not.toBeNull();
    await press("Undo");
    await screen.findByRole("heading", { name: "Morning walkers" });
    expect(memory.ties.groups.get(id)?.deletedAt).toBeNull();
  });

  it("passes to whom its owner chose, once they agree", async () => {
    const memory = grouped({ ties: [[asha, "member"]], group: { offeredTo: asha } });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await press("Become the owner");
    await screen.findByText("You are the owner");
    expect([stateIn(memory, asha), stateIn(memory, ravi)]).toEqual(["owner", "admin"]);
  });
});

describe("the way into a group", () => {
  it("shows its card, and leads into it [rt-joingroup-id]", async () => {
    const memory = grouped({ group: { isOpen: true, about: "Each day at six" } });
    await openAsAsha("/joingroup/walkers", { memory });
    await screen.findByText("Each day at six");
    await press("Join");
    const link = await screen.findByRole("link", { name: "Go to the group" });
    expect(link.getAttribute("href")).toBe("/fitbookgroups/walkers");
    expect(screen.getByText("You are in this group.")).toBeDefined();
  });

  it("lets a request be taken back", async () => {
    const memory = grouped({ ties: [[asha, "requested"]] });
    await openAsAsha("/joingroup/walkers", { memory });
    await press("Cancel my request");
    await screen.findByRole("heading", { name: "This isn't available." });
    expect(stateIn(memory, asha)).toBeNull();
  });
});

describe("whoever makes a group", () => {
  it("gives it a name, and comes to it as its owner [rt-createfitbookgroup]", async () => {
    const { memory } = await openAsAsha("/createfitbookgroup", { memory: grouped() });
    await fill("Name of the group", "ab");
    await press("Create group");
    await screen.findByText("From 3 to 60 characters");
    await fill("Name of the group", "Evening yoga");
    screen.getByRole("radio", { name: "By invitation only" }).click();
    await press("Create group");
    await screen.findByRole("heading", { name: "Evening yoga" });
    await screen.findByText("You are the owner");
    const made = [...memory.ties.groups.values()].find(({ name }) => name === "Evening yoga");
    expect(made).toMatchObject({ isOpen: false, mayMembersInvite: true, about: "", rules: "" });
  });

  it("may begin with the settings of another [rt-createfitbookgroup-id]", async () => {
    await openAsAsha("/createfitbookgroup/walkers", { memory: grouped({ group: { isOpen: true, rules: "No phones" } }) });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Name of the group").value).toBe("Morning walkers"));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Rules of the group (optional)").value).toBe("No phones");
  });

  it("changes it, and who does not run it does not [rt-editfitbookgroup-id]", async () => {
    const memory = grouped({ owner: asha });
    await openAsAsha("/editfitbookgroup/walkers", { memory });
    await fill("What it is about (optional)", "Round the lake");
    await press("Save");
    await screen.findByText("Round the lake");
    expect(memory.ties.groups.get(id)?.about).toBe("Round the lake");
    cleanup();
    await openAsAsha("/editfitbookgroup/walkers", { memory: grouped({ owner: farah, ties: [[asha, "member"]] }) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});
