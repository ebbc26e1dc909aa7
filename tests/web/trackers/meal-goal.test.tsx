import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const today = indianDay(now);
const weighed: TrackedValue = { tracker: "weight", at: now, kg: 61.5, typed: { amount: 61.5, unit: "kg" } };
const main = () => within(screen.getByRole("main"));
/** What stands in the part of the page that works a goal out: the pretended browser takes seconds to look for labels in all of it. */
const part = () => within(screen.getByText("Work out your goal").closest("details") ?? expect.fail("no such part"));

async function tick(label: string): Promise<void> {
  const box = await waitFor(() => part().getByLabelText(label));
  await act(async () => {
    fireEvent.click(box);
  });
}

async function fill(label: RegExp, value: string): Promise<void> {
  const field = part().getByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
}

async function press(label: string): Promise<void> {
  const button = await waitFor(() => part().getByText(label));
  await act(async () => {
    fireEvent.click(button);
  });
}

/** Asha, who has weighed herself, eaten and walked, at her page of meals. */
async function eating() {
  const trackers = await notedTrackers([aRoti(), aWalk(), weighed]);
  await openAsAsha("/mealtracker", withTrackers(trackers));
  await waitFor(() => expect(part().getByLabelText(/^Weight/)).toHaveProperty("value", "61.5"));
  await tick("Women");
  await fill(/^Age in years/, "40");
  await fill(/^Height/, "162");
  return async () => (await trackers.settingsOf(asha)).goals.meal;
}

/** 10 × 61.5 + 6.25 × 162 − 5 × 40 − 161 = 1,266.5, and 1.2 times that. */
const SITTING = 1_520;

describe("a goal of meals", () => {
  it("is worked out with the newest weight, taken as it comes out, and raised by exercise where that is ticked", async () => {
    const goals = await eating();
    await fill(/^How you live/, "sedentary");
    await tick("Add the energy exercise uses above rest");
    await press("Use 1,520 kcal as the goal from today");
    await waitFor(async () => expect(await goals()).toEqual([{ from: today, value: SITTING, activity: "sedentary", addsExercise: true }]));
    await waitFor(() => expect(main().getByText("1,520 kcal, and 86 kcal for exercise")).toBeDefined());
    expect(main().getByText("96 kcal of 1,606 kcal")).toBeDefined();
    expect(main().getByText("Now 1,520 kcal a day.")).toBeDefined();
  });

  it("offers to add no exercise to one that counts it already", async () => {
    const goals = await eating();
    await fill(/^How you live/, "sedentary");
    await tick("Add the energy exercise uses above rest");
    await fill(/^How you live/, "light");
    await waitFor(() => expect(main().getByText(/^Exercise is already part of this goal/)).toBeDefined());
    await press("Use 1,741 kcal as the goal from today");
    await waitFor(async () => expect(await goals()).toEqual([{ from: today, value: 1_741, activity: "light" }]));
    await waitFor(() => expect(main().getByText("96 kcal of 1,741 kcal")).toBeDefined());
  });

  it("is none in pregnancy, and says why", async () => {
    await eating();
    await fill(/^How you live/, "sedentary");
    await waitFor(() => expect(part().getByText(/^Use /)).toBeDefined());
    await tick("I am pregnant");
    await waitFor(() => expect(main().getByText(/^In pregnancy there is no goal for energy/)).toBeDefined());
    expect(part().queryByText(/^Use /)).toBeNull();
  });
});
