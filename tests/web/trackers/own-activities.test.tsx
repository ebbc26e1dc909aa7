import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aGarba, aPut, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const weighed: TrackedValue = { tracker: "weight", at: now - 60_000, kg: 60, typed: { amount: 60, unit: "kg" } };

/** Asha, who weighs 60 kg, at /addexercise with what she noted before. */
async function moving(...ops: readonly TrackerOp[]) {
  const memory = new Memory();
  const trackers = memoryTrackers(memory);
  await trackers.setConsent(asha, true, now);
  await trackers.take(asha, [aPut(weighed), ...ops], now);
  await openAsAsha("/addexercise", { memory });
  const values = async () => (await trackers.changesAfter(asha, 0, 99)).entries.flatMap(({ value }) => value ?? []);
  const of = async (tracker: "activity" | "exercise") => (await values()).filter((value) => value.tracker === tracker);
  return { of };
}

/** What is offered, chosen in a turn of its own. */
async function choose(activity: string) {
  const offered = await screen.findByRole("group", { name: "What did you do?" });
  const choice = await within(offered).findByRole("radio", { name: activity });
  await act(async () => void fireEvent.click(choice));
}

/** Makes it 45 minutes. */
async function changeMinutes(entry: RegExp) {
  await press(entry);
  const form = (await screen.findByRole("button", { name: "Save" })).closest("form");
  if (form === null) throw new RangeError("it stands in a form");
  await act(async () => void fireEvent.change(within(form).getByLabelText("Minutes"), { target: { value: "45" } }));
  await press("Save");
}

describe("the activities of one's own", () => {
  it("are written down with a MET, found in the search, and noted with their name [rt-addexercise]", async () => {
    const { of } = await moving();
    expect(await screen.findByText(/^None yet\./)).toBeTruthy();
    await press("Add an activity");
    await press("Save the activity");
    expect(await screen.findByText("Please enter a name in one line")).toBeTruthy();
    await fill("Name of the activity", " Garba ");
    await fill("How hard it is, in MET", "25.01");
    await press("Save the activity");
    expect(await screen.findByText("Please enter a MET from 0.9 to 25")).toBeTruthy();
    expect(await of("activity")).toEqual([]);
    await fill("How hard it is, in MET", "5.5");
    await press("Save the activity");
    expect(await screen.findByText("Saved. You'll find it in the search above.")).toBeTruthy();
    await waitFor(async () => expect(await of("activity")).toEqual([{ ...aGarba(), at: expect.any(Number) }]));
    expect(within(await screen.findByRole("list", { name: "Your own activities" })).getByText("MET 5.5")).toBeTruthy();
    await fill("Search activities", "garba");
    await choose("Garba");
    await fill("Minutes", "30");
    await press("Note this exercise");
    const done = { tracker: "exercise", activity: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "Garba", met: 5.5, minutes: 30, kg: 60 };
    await waitFor(async () => expect(await of("exercise")).toMatchObject([done]));
    expect(await screen.findByText("Garba: 30 min, 165 kcal")).toBeTruthy();
  });

  it("are written anew and removed; what was done of them keeps its MET, also when its minutes are changed", async () => {
    const mine = aPut(aGarba());
    const { of } = await moving(mine, aPut(aWalk({ activity: mine.entry, name: "Garba", met: 5.5, kg: 60 })));
    await press("Change the activity Garba");
    await fill("How hard it is, in MET", "7");
    await press("Save the activity");
    await waitFor(async () => expect(await of("activity")).toMatchObject([{ name: "Garba", met: 7 }]));
    await press("Remove the activity Garba");
    expect(await screen.findByText("Removed. What you noted of it stays.")).toBeTruthy();
    await waitFor(async () => expect(await of("activity")).toEqual([]));
    await changeMinutes(/^Change Garba: 30 min/);
    await waitFor(async () => expect(await of("exercise")).toMatchObject([{ name: "Garba", met: 5.5, minutes: 45, activity: mine.entry }]));
  });

  it("stand before those of the table where nothing was done, and where they were done last", async () => {
    const mine = aPut(aGarba());
    await moving(mine, aPut(aWalk({ at: now - 60_000 })));
    const offered = await screen.findByRole("group", { name: "What did you do?" });
    const names = () =>
      within(offered)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent);
    await waitFor(() => expect(names()[1]).toBe("Garba"));
    expect(names()[0]).toMatch(/^Walk/);
  });
});
