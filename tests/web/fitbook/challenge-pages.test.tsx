import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

afterEach(cleanup);

const [ravi, farah] = [customerId("ravi"), customerId("farah")];
const today = indianDay(now);
const id = challengeId("steps");

/** Asha, Ravi and Farah in Fitbook, and a challenge that began yesterday with these players and their scores. */
function playing(scores: readonly (readonly [CustomerId, number])[], given: Partial<KeptChallenge> = {}): Memory {
  const memory = new Memory();
  for (const [customer, called] of [
    [ravi, "Ravi"],
    [farah, "Farah"],
  ] as const) {
    putCustomer(memory, { id: customer, name: name(called) });
    memory.ties.profiles.set(customer, aFitbookProfile(called));
  }
  memory.ties.profiles.set(asha, aFitbookProfile("Asha"));
  const days = { start: daysAfter(today, -1), end: daysAfter(today, 3) };
  const challenge = aKeptChallenge({ id, activity: "Steps to the temple", ...days, isOpen: true });
  memory.ties.challenges.set(id, { ...challenge, maker: ravi, cap: 10_000, ...given });
  for (const [customer, score] of scores) {
    memory.ties.members.set(pairKey(id, customer), "member");
    memory.ties.join(id, customer, now - 30 * 60 * 60 * 1000);
    const player = memory.ties.players.get(pairKey(id, customer));
    if (player !== undefined) memory.ties.players.set(pairKey(id, customer), { ...player, score, days: score === 0 ? 0 : 1 });
  }
  return memory;
}
const three = [
  [ravi, 9_000],
  [asha, 4_000],
  [farah, 0],
] as const;
/** The words of a cell, without the initials that only stand in for a picture. */
function said(cell: HTMLElement): string {
  const read = cell.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return read.textContent;
}

const rows = async () => {
  await screen.findByRole("table");
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell").map(said));
};

describe("a challenge of somebody else", () => {
  it("is reported where it stands, and found with the other reports", async () => {
    const { memory } = await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(three) });
    await press("Report: Steps to the temple");
    await press("A promised cure");
    await screen.findByText(/^We have your report\. We decide by /);
    expect([...memory.ties.reports.values()]).toMatchObject([{ thing: { kind: "challenge", id }, reporter: asha, author: ravi }]);
    cleanup();
    await openAsAsha("/fitbookreports", { memory });
    const link = await screen.findByRole("link", { name: /^Open: A challenge: A promised cure/ });
    expect(link.getAttribute("href")).toBe("/fitbookchallengedetails/steps");
  });

  it("of one's own is not reported", async () => {
    await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(three, { maker: asha }) });
    await screen.findByRole("heading", { name: "Steps to the temple" });
    expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull();
  });
});

describe("a challenge that runs", () => {
  it("says to whoever does not play why it can't be joined any more, and promises them nothing of joining [rt-fitbookchallenges]", async () => {
    const others = three.filter(([who]) => who !== asha);
    const running = { start: daysAfter(today, -1), end: daysAfter(today, 3) };
    await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(others, running) });
    await screen.findByText(`Joining closed at the end of ${weekdayOf(running.start)}.`);
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
    expect([screen.queryByText("Open to everyone"), screen.queryByText(/^By joining, other players see/)]).toEqual([null, null]);
    expect(screen.getByText(`the end of ${weekdayOf(daysAfter(running.end, 1))}`)).toBeDefined();
    cleanup();
    await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(others, { ...running, start: today }) });
    await screen.findByRole("button", { name: "Join" });
    expect(screen.getByText("Open to everyone")).toBeDefined();
    expect(screen.queryByText(/^Joining closed/)).toBeNull();
    cleanup();
    await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(three, running) });
    await screen.findByRole("heading", { name: "Steps to the temple" });
    expect(screen.queryByText(/^Joining closed/)).toBeNull();
  });
});

describe("a challenge that one has joined", () => {
  it("says before its first day where its days are entered, and no longer what joining would show", async () => {
    const coming = { start: daysAfter(today, 2), end: daysAfter(today, 8) };
    await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(three, coming) });
    await screen.findByText(`Steps: you enter them here on this page, for each day from ${weekdayOf(coming.start)} on.`);
    expect(screen.getByText("Other players see your name, rank and score. You can hide your name.")).toBeDefined();
    expect(screen.queryByText(/^By joining/)).toBeNull();
  });
});

describe("challenges", () => {
  it("say in their lists that nobody can join them any more", async () => {
    const others = three.filter(([who]) => who !== asha);
    await openAsAsha("/fitbookchallenges", { memory: playing(others, { start: daysAfter(today, -1), end: daysAfter(today, 3) }) });
    await screen.findByRole("link", { name: "Steps to the temple" });
    expect(screen.getByText("Joining closed")).toBeDefined();
    cleanup();
    await openAsAsha("/fitbookchallenges", { memory: playing(others, { start: today, end: daysAfter(today, 3) }) });
    await screen.findByRole("link", { name: "Steps to the temple" });
    expect(screen.queryByText("Joining closed")).toBeNull();
  });

  it("stand in lists with the own place, and lead to each [rt-fitbookchallenges]", async () => {
    await openAsAsha("/fitbookchallenges", { memory: playing(three) });
    const link = await screen.findByRole("link", { name: "Steps to the temple" });
    expect(link.getAttribute("href")).toBe("/fitbookchallengedetails/steps");
    expect(screen.getByText("Rank 2 · 4,000 steps")).toBeDefined();
    screen.getByRole("radio", { name: "Completed" }).click();
    await screen.findByText("You can see no completed challenges yet.");
    screen.getByRole("radio", { name: "Mine" }).click();
    await screen.findByRole("link", { name: "Steps to the temple" });
  });

  it("stand in the list that the address names [rt-fitbookchallenges]", async () => {
    await openAsAsha("/fitbookchallenges?list=mine", { memory: playing(three) });
    await screen.findByRole("list", { name: "Mine" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Mine" }).checked).toBe(true);
  });

  it("that run stand beside the feed, those that one plays first, with the own place [rt-fitbook]", async () => {
    const memory = playing(three);
    const days = { start: today, end: daysAfter(today, 9) };
    for (const activity of ["Ten dawns", "Stairs", "Two litres"]) {
      const other = challengeId(activity.toLowerCase().replace(" ", "-"));
      memory.ties.challenges.set(other, { ...aKeptChallenge({ id: other, activity, ...days, isOpen: true }), maker: ravi });
    }
    await openAsAsha("/fitbook", { memory });
    const list = await screen.findByRole("list", { name: "Ongoing challenges" });
    const shown = within(list).getAllByRole("listitem");
    expect(shown.length).toBe(3);
    expect(shown[0]?.textContent).toContain("Steps to the temple");
    expect(shown[0]?.textContent).toContain("Rank 2 · 4,000 steps");
    expect(
      shown
        .slice(1)
        .map((row) => row.textContent)
        .join(),
    ).not.toContain("Rank");
  });

  it("whose days are over and that still take entries say so", async () => {
    const yesterday = daysAfter(today, -1);
    await openAsAsha("/fitbookchallenges", { memory: playing(three, { start: yesterday, end: yesterday }) });
    expect(await screen.findByText(/^Over, last day for entries · /)).toBeDefined();
  });

  it("open at their own address too [rt-fitbookchallenges-id] [rt-fitbookchallenge]", async () => {
    await openAsAsha("/fitbookchallenges/steps", { memory: playing(three) });
    await screen.findByRole("heading", { name: "Steps to the temple" });
  });

  it("can be asked for again where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/fitbookchallenges", {
      memory: playing(three),
      change(product) {
        const list = product.get(ListChallenges);
        product.rebind(ListChallenges).toConstantValue(async (customer, request) => {
          if (isDown) throw new PortUnavailable("challenges", "down");
          return list(customer, request);
        });
      },
    });
    await screen.findByText("Fitbook couldn't be loaded right now.");
    isDown = false;
    await press("Try again");
    await screen.findByRole("link", { name: "Steps to the temple" });
  });
});

describe("a challenge", () => {
  it("takes today's figure in two presses, tells what of it counts, and takes it back [rt-fitbookchallengedetails-id]", async () => {
    const { memory } = await openAsAsha("/fitbookchallengedetails/steps", { memory: playing(three) });
    await fill("How much (Steps)", "many");
    await press("Enter");
    await screen.findByText("A whole number from 1 to 10,00,000");
    await fill("How much (Steps)", "12,000");
    await press("Enter");
    await screen.findByText("Entered.");
    await screen.findByText("10,000 steps of it counts: the daily maximum");
    await screen.findByText("Your score, worked out from these days: 10,000 = 10,000 steps");
    expect(memory.ties.players.get(pairKey(id, asha))).toMatchObject({ score: 10_000, days: 1 });
    await press("Undo");
    await screen.findByText("Taken back.");
    await waitFor(() => expect(memory.ties.players.get(pairKey(id, asha))).toMatchObject({ score: 0 }));
  });

  it("is joined, hides a name and is left, after being asked", async () => {
    const given = { start: today, end: daysAfter(today, 2) };
    const { memory } = await openAsAsha("/fitbookchallengedetails/steps", { memory: playing([[ravi, 0]], given) });
    await press("Join");
    await press("Hide my name");
    await screen.findByText("The leaderboard shows you as “A player”.");
    await press("Leave");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave this challenge?" }));
    dialog.getByRole("button", { name: "Leave" }).click();
    await screen.findByRole("button", { name: "Join" });
    expect(memory.ties.players.get(pairKey(id, asha))?.leftAt).not.toBeNull();
  });

  it("of somebody who is blocked with its maker is missing like one that never was [rt-fitbookchallengedetails]", async () => {
    const memory = playing([[ravi, 0]]);
    memory.ties.blocks.add(pairKey(ravi, asha));
    await openAsAsha("/fitbookchallengedetails/steps", { memory });
    await screen.findByRole("heading", { name: "This isn't available." });
    cleanup();
    await openAsAsha("/fitbookchallengedetails/none", { memory: playing(three) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});

describe("a challenge that counts a tracker", () => {
  const water = { measure: "water_ml", cap: 2_000, start: today, end: daysAfter(today, 2) } as const;
  const noted = async () => {
    const memory = playing([[ravi, 0]], water);
    await memoryTrackers(memory).take(asha, [aPut(aGlass(2_300))], now);
    return memory;
  };

  it("says what it shows before anything is counted, and where a day comes from", async () => {
    const { memory } = await openAsAsha("/fitbookchallengedetails/steps", { memory: await noted() });
    await screen.findByText(/The day's sum of your tracker counts only once you allow it/);
    await press("Join");
    await screen.findByRole("heading", { name: "From your tracker" });
    expect(screen.queryByLabelText(/How much/)).toBeNull();
    expect(await screen.findByText("Nothing counted")).toBeDefined();
    await press("Count my water tracker");
    await screen.findByText("2,000 ml of it counts: the daily maximum");
    expect(screen.getByText("2,300 ml")).toBeDefined();
    expect(screen.getByRole("link", { name: "Open the water tracker" }).getAttribute("href")).toBe("/watertracker");
    expect(memory.ties.players.get(pairKey(id, asha))).toMatchObject({ score: 2_000, sharesTracker: true });
  });

  it("counts nothing more once its player says so", async () => {
    const { memory } = await openAsAsha("/fitbookchallengedetails/steps", { memory: await noted() });
    await press("Join");
    await press("Count my water tracker");
    await press("Stop counting");
    await screen.findByRole("button", { name: "Count my water tracker" });
    await memoryTrackers(memory).take(asha, [aPut(aGlass(100))], now);
    expect(memory.ties.entries.get(`steps.${asha}.${today}`)).toMatchObject({ amount: 2_300, changes: [] });
  });
});

describe("the way to a finisher's badge", () => {
  const barOn = async (address: string, given: Partial<KeptChallenge>) => {
    cleanup();
    await openAsAsha(address, { memory: playing(three, given) });
    await screen.findByText("Rank 2 · 4,000 steps");
    return screen.queryAllByRole<HTMLProgressElement>("progressbar").map((bar) => [labelOf(bar), bar.value]);
  };
  const labelOf = (bar: Element) => document.getElementById(bar.getAttribute("aria-labelledby") ?? "")?.textContent;

  it.each(["/fitbookchallenges", "/fitbookchallengedetails/steps"])("is drawn on %s while its days can be entered", async (address) => {
    expect(await barOn(address, { goal: 10_000 })).toEqual([["6,000 steps to go for a finisher’s badge", 0.4]]);
    expect(await barOn(address, { goal: 4_000 })).toEqual([["Enough for a finisher’s badge", 1]]);
    expect(await barOn(address, { goal: null })).toEqual([]);
  });

  it("is not drawn any more once the challenge is over", async () => {
    const memory = playing(three, { goal: 10_000, start: daysAfter(today, -10), end: daysAfter(today, -6) });
    for (const [key, player] of memory.ties.players) memory.ties.players.set(key, { ...player, joinedAt: now - 20 * 24 * 60 * 60 * 1000 });
    await openAsAsha("/fitbookchallengedetails/steps", { memory });
    await screen.findByText("Rank 2 · 4,000 steps");
    expect(screen.getByText(/^Completed ·/)).toBeDefined();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

describe("a board", () => {
  it("tells ranks, what is missing to the next, and no name of whom the customer may not see [rt-challengeleaderboard-id]", async () => {
    const memory = playing(three);
    memory.ties.blocks.add(pairKey(farah, asha));
    await openAsAsha("/challengeleaderboard/steps", { memory });
    expect(await rows()).toEqual([
      ["1", "Ravi", "9,000 steps"],
      ["2", "You", "4,000 steps"],
      ["–", "A player", "0 steps"],
    ]);
    expect(screen.getByText("5,000 steps to rank 1")).toBeDefined();
    expect(screen.getByText(/^Provisional, as of /)).toBeDefined();
    await press("Around me");
    expect(await rows()).toHaveLength(3);
  });

  it("lets its maker remove a player, who reads why where they played", async () => {
    const { memory } = await openAsAsha("/challengeleaderboard/steps", { memory: playing(three, { maker: asha }) });
    expect((await rows()).map((cells) => cells.at(-1))).toEqual(["Remove", "", "Remove"]);
    await press("Remove: Ravi");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Ravi from this challenge?" }));
    const send = () => dialog.getByRole("button", { name: "Remove" }).click();
    send();
    await dialog.findByText("Please say why, in at most 500 characters");
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Counted a bus ride" } });
    send();
    await waitFor(async () => expect((await rows()).map(([, who]) => who)).toEqual(["You", "Farah"]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(memory.ties.players.get(pairKey(id, ravi))?.removedFor).toBe("Counted a bus ride");
  });

  it("tells whoever was removed why, here and on its page, and lets them in no more", async () => {
    const memory = playing(three, { start: today });
    const mine = memory.ties.players.get(pairKey(id, asha));
    if (mine !== undefined)
      memory.ties.players.set(pairKey(id, asha), { ...mine, leftAt: now - 1, removedAt: now - 1, removedFor: "Counted a bus ride" });
    for (const address of ["/challengeleaderboard/steps", "/fitbookchallengedetails/steps"]) {
      await openAsAsha(address, { memory });
      await screen.findByText("You were removed from this challenge. Reason: Counted a bus ride");
      expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
      cleanup();
    }
  });

  it("says that its result was made again without somebody", async () => {
    const result = [{ customer: ravi, isAnonymous: false, rank: 1, score: 9_000, days: 1, badges: ["gold" as const] }];
    const memory = playing(three, { start: daysAfter(today, -9), end: daysAfter(today, -8), version: 2 });
    memory.ties.results.set(id, result);
    await openAsAsha("/challengeleaderboard/steps", { memory });
    await screen.findByText("A player was removed after the end, so the result was worked out again.");
  });
});

describe("whoever makes a challenge", () => {
  it("fills in what it counts, and comes to it [rt-createchallenges]", async () => {
    const { memory } = await openAsAsha("/createchallenges", { memory: playing([]) });
    await fill("Daily maximum", "31000");
    await press("Create challenge");
    await screen.findByText("Up to 80 characters, and at least one");
    await screen.findByText("A whole number, up to the maximum");
    await fill("Title", "Evening walks");
    await fill("Daily maximum", "8000");
    await press("Create challenge");
    await screen.findByRole("heading", { name: "Evening walks" });
    const made = [...memory.ties.challenges.values()].find(({ activity }) => activity === "Evening walks");
    expect(made).toMatchObject({
      maker: asha,
      measure: "steps",
      cap: 8_000,
      start: daysAfter(today, 1),
      end: daysAfter(today, 7),
      isOpen: true,
    });
  });

  it("chooses a tracker, and gets the most that a day of it may count", async () => {
    const { memory } = await openAsAsha("/createchallenges", { memory: playing([]) });
    await fill("Title", "Two litres a day");
    fireEvent.change(screen.getByLabelText("What is counted"), { target: { value: "water_ml" } });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Daily maximum/).value).toBe("4000"));
    await press("Create challenge");
    await screen.findByRole("heading", { name: "Two litres a day" });
    const made = [...memory.ties.challenges.values()].find(({ activity }) => activity === "Two litres a day");
    expect(made).toMatchObject({ measure: "water_ml", cap: 4_000 });
  });

  it("may begin with the settings of another [rt-createchallenges-id]", async () => {
    await openAsAsha("/createchallenges/steps", { memory: playing(three, { about: "To the gate" }) });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Steps to the temple"));
    expect(screen.getByLabelText<HTMLInputElement>("First day").value).toBe(daysAfter(today, 1));
  });

  it("changes it until its first day, and nobody else does [rt-editfitbookchallenge-id]", async () => {
    const coming = { start: daysAfter(today, 2), end: daysAfter(today, 5) };
    const { memory } = await openAsAsha("/editfitbookchallenge/steps", { memory: playing([], { ...coming, maker: asha }) });
    await fill("Title", "Steps to the lake");
    await press("Save");
    await screen.findByRole("heading", { name: "Steps to the lake" });
    expect(memory.ties.challenges.get(id)?.activity).toBe("Steps to the lake");
    cleanup();
    await openAsAsha("/editfitbookchallenge/steps", { memory: playing([], coming) });
    await screen.findByRole("heading", { name: "This isn't available." });
  });
});
