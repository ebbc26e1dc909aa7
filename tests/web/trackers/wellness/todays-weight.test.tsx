import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aRoti } from "#tests/builders/a-tracker-op.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const DAY = 86_400_000;
const weighed = (ago: number, kg: number): TrackedValue => ({
  tracker: "weight",
  at: now - ago * DAY,
  kg,
  typed: { amount: kg, unit: "kg" },
});

/** What Asha's day says of her weight. */
async function weightOn(values: readonly TrackedValue[], figures: "shown" | "hidden"): Promise<string> {
  const trackers = await notedTrackers(values);
  await trackers.setBodyFigures(asha, figures, now);
  await openAsAsha("/wellness", withTrackers(trackers));
  const way = await screen.findByRole("link", { name: "Weigh in" });
  const card = way.closest("li") ?? document.body;
  await waitFor(() => expect(within(card).getByRole("link", { name: "Weight" })).toBeDefined());
  return card.textContent ?? "";
}

describe("the weight of today", () => {
  it("is the last one with its day, until there is one of today", async () => {
    expect(await weightOn([weighed(12, 62.5), weighed(3, 61.5)], "shown")).toContain(`61.5 kg on ${dayAt(now - 3 * DAY)}`);
    cleanup();
    const ofToday = await weightOn([weighed(3, 61.5), weighed(0, 61)], "shown");
    expect([ofToday.includes("61 kg"), ofToday.includes("61.5")]).toEqual([true, false]);
  });

  it("is still open until there is one of today, as is what was eaten where it has no goal", async () => {
    const openToday = () => screen.getByText(/^Left for today/).textContent;
    await weightOn([weighed(3, 61.5)], "shown");
    expect(openToday()).toBe("Left for today: Water, Sleep, Exercise, Meals, and Weight.");
    cleanup();
    await weightOn([weighed(0, 61), aRoti()], "shown");
    expect(openToday()).toBe("Left for today: Water, Sleep, and Exercise.");
    expect(screen.getAllByText(/^Steadiness/)).toHaveLength(3); // Of what has a goal.
  });

  it("is not told where figures of the body are hidden", async () => {
    expect(await weightOn([weighed(3, 61.5)], "hidden")).toContain("Nothing noted yet");
  });

  it("is not told where there is none", async () => {
    expect(await weightOn([], "shown")).toContain("Nothing noted yet");
  });
});
