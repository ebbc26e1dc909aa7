import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { grouped, ravi } from "./a-group-of-people.ts";
import type { Memory } from "#adapters/memory/memory.ts";

afterEach(cleanup);

const today = indianDay(now);

/** Asha owns the walkers and has made a challenge that is to come; a group of Ravi's is open to everybody. */
function withChoices(): Memory {
  const memory = grouped({ owner: asha, group: { name: "Walkers" } });
  const open = groupId("cyclists");
  memory.ties.groups.set(open, aGroup({ id: open, name: "Cyclists", isOpen: true }));
  memory.ties.groupTies.set(pairKey(open, ravi), { group: open, person: ravi, state: "owner", changedAt: now });
  const id = challengeId("steps");
  const days = { start: daysAfter(today, 2), end: daysAfter(today, 5) };
  memory.ties.challenges.set(id, { ...aKeptChallenge({ id, activity: "Steps to the temple", ...days, isOpen: true }), maker: asha });
  return memory;
}

describe("an address of Fitbook that names nothing", () => {
  it.each([
    ["/challengeleaderboard", "Which leaderboard?", "Steps to the temple", "/challengeleaderboard/steps"],
    ["/editfitbookchallenge", "Which challenge do you want to edit?", "Steps to the temple", "/editfitbookchallenge/steps"],
    [
      "/invitefriendforchallenge",
      "Which challenge do you want to invite people to?",
      "Steps to the temple",
      "/invitefriendforchallenge/steps",
    ],
    ["/editfitbookgroup", "Which group do you want to edit?", "Walkers", "/editfitbookgroup/walkers"],
    ["/fitbookgroupmembers", "Whose members do you want to see?", "Walkers", "/fitbookgroupmembers/walkers"],
    ["/grouprequestedmembers", "Whose requests do you want to see?", "Walkers", "/grouprequestedmembers/walkers"],
    ["/joingroup", "Which group do you want to join?", "Cyclists", "/joingroup/cyclists"],
  ])(
    "offers at %s the choice that it lacks [rt-challengeleaderboard] [rt-editfitbookchallenge] [rt-editfitbookgroup] [rt-fitbookgroupmembers] [rt-grouprequestedmembers] [rt-joingroup]",
    async (path, which, name, leadsTo) => {
      await openAsAsha(path, { memory: withChoices() });
      const link = within(await screen.findByRole("list", { name: which })).getByRole("link", { name });
      expect(link.getAttribute("href")).toBe(leadsTo);
    },
  );

  it.each([
    ["/challengeleaderboard", "You aren't in any challenge yet. Join one, or create one."],
    ["/editfitbookchallenge", "You have no challenges you can still edit."],
    ["/fitbookgroupmembers", "You aren't in any group yet."],
    ["/grouprequestedmembers", "You don't run a group yet. You can create one."],
    ["/joingroup", "There is no other open group right now. You can create one."],
  ])("says at %s that there is nothing to choose, and what can be done", async (path, none) => {
    await openAsAsha(path, { memory: grouped() });
    await screen.findByText(none);
    expect(screen.queryByText("This isn't available.")).toBeNull();
  });

  it("shows the posts to choose from [rt-fitbookpost]", async () => {
    await openAsAsha("/fitbookPost", { memory: grouped() });
    await screen.findByRole("radio", { name: "Discover" });
    expect(screen.queryByText("This isn't available.")).toBeNull();
  });
});
