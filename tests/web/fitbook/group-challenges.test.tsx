import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { farah, grouped, id, ravi } from "./a-group-of-people.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Memory } from "#adapters/memory/memory.ts";

afterEach(cleanup);

const today = indianDay(now);

/** Ravi's group with Asha in it, and these challenges of it, which begin tomorrow. */
function walkers(titles: readonly string[], given: Partial<KeptChallenge> = {}): Memory {
  const memory = grouped({ ties: [[asha, "member"]] });
  for (const [nth, activity] of titles.entries()) {
    const days = { start: daysAfter(today, 1), end: daysAfter(today, 9 - nth) };
    const challenge = aKeptChallenge({ id: challengeId(`c${nth}`), activity, ...days, isOpen: true });
    memory.ties.challenges.set(challenge.id, { ...challenge, maker: ravi, group: id, ...given });
  }
  return memory;
}

describe("the challenges of a group", () => {
  it("stand on its page, a few of them first, and lead to each and back", async () => {
    await openAsAsha("/fitbookgroups/walkers", { memory: walkers(["One", "Two", "Three", "Four"]) });
    const list = await screen.findByRole("list", { name: "Challenges of this group" });
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["One", "Two", "Three"]);
    await press("Show more");
    await within(list).findByRole("link", { name: "Four" });
    cleanup();
    await openAsAsha("/fitbookchallengedetails/c0", { memory: walkers(["One"]) });
    const back = await screen.findByRole("link", { name: "A challenge of the group “Morning walkers”" });
    expect(back.getAttribute("href")).toBe("/fitbookgroups/walkers");
    expect(screen.getByText("Open to all members of its group")).toBeDefined();
  });

  it("are not on the card of a group that one is not in, nor elsewhere", async () => {
    const memory = grouped({ group: { isOpen: true }, ties: [[farah, "member"]] });
    const challenge = aKeptChallenge({ id: challengeId("c0"), activity: "One", start: today, end: daysAfter(today, 2), isOpen: true });
    memory.ties.challenges.set(challenge.id, { ...challenge, maker: ravi, group: id });
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await screen.findByRole("heading", { name: "Morning walkers" });
    expect(screen.queryByText("Challenges of this group")).toBeNull();
    cleanup();
    await openAsAsha("/fitbookchallengedetails/c0", { memory });
    await screen.findByRole("heading", { name: "This isn't available." });
  });

  it("are made there, for its members, and one like it again for the same group", async () => {
    const { memory } = await openAsAsha("/fitbookgroups/walkers", { memory: walkers([]) });
    await screen.findByText("This group has no challenge yet. Any member can create one.");
    const make = screen.getByRole("link", { name: "Create a challenge" }).getAttribute("href");
    expect(make).toBe("/createchallenges?group=walkers");
    cleanup();
    await openAsAsha("/createchallenges?group=walkers", { memory });
    await screen.findByText("Only members of “Morning walkers” see and join this challenge.");
    expect(screen.getByRole("checkbox", { name: "All members of the group may join" })).toBeDefined();
    await fill("Title", "Steps to the lake");
    await press("Create challenge");
    await screen.findByRole("heading", { name: "Steps to the lake" });
    await waitFor(() =>
      expect([...memory.ties.challenges.values()]).toMatchObject([{ activity: "Steps to the lake", group: id, maker: asha }]),
    );
    const [made] = memory.ties.challenges.keys();
    cleanup();
    await openAsAsha(`/createchallenges/${made}`, { memory });
    await screen.findByText("Only members of “Morning walkers” see and join this challenge.");
    await fill("Title", "Steps to the hill");
    await press("Create challenge");
    await screen.findByRole("heading", { name: "Steps to the hill" });
    expect([...memory.ties.challenges.values()].at(-1)).toMatchObject({ activity: "Steps to the hill", group: id });
  });

  it("cannot be made for a group that one is not in, or has just left", async () => {
    const memory = grouped({ group: { isOpen: true } });
    await openAsAsha("/createchallenges?group=walkers", { memory });
    await screen.findByRole("heading", { name: "This isn't available." });
    cleanup();
    memory.ties.groupTies.set(pairKey(id, asha), { group: id, person: asha, state: "member", changedAt: now });
    await openAsAsha("/createchallenges?group=walkers", { memory });
    await fill("Title", "Steps to the lake");
    memory.ties.groupTies.delete(pairKey(id, asha));
    await press("Create challenge");
    await screen.findByText("You are no longer in this group.");
    expect(memory.ties.challenges.size).toBe(0);
  });

  it("are for members alone: a follower who is none is not invited, and it is said why", async () => {
    const memory = walkers(["One"], { maker: asha });
    memory.ties.follows.set(pairKey(farah, asha), "following");
    await openAsAsha("/invitefriendforchallenge/c0", { memory });
    await screen.findByText(/Only members of the group can be invited to this challenge/);
    await press("Invite: Farah");
    await screen.findByText("They are not in the group of this challenge.");
  });
});
