import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const weighed: TrackedValue = { tracker: "weight", at: now, kg: 61.5, typed: { amount: 61.5, unit: "kg" } };

/** Asha, who has eaten a roti, walked and weighed herself, and hides what her body is told by. */
async function hiding() {
  const trackers = await notedTrackers([aRoti(), aWalk(), weighed]);
  await trackers.setBodyFigures(asha, "hidden", now);
  const open = (address: string) => openAsAsha(address, withTrackers(trackers));
  return { trackers, open };
}

const main = () => within(screen.getByRole("main"));
/** Whatever tells calories or a weight. */
const TELLING = /kcal|\d\s*kg|96|61\.5/;

describe("somebody who hides calories and weight", () => {
  it.each([
    ["/mealtracker", "Roti, 1 piece"],
    ["/exercisetracker", /30 min$/],
    ["/bmiandfattracker", /are hidden, as you chose/],
    ["/wellness", /Again: .*30 min$/],
    ["/wellness/physical", /of 150/],
  ])("sees neither on %s", async (address, given) => {
    const { open } = await hiding();
    await open(address);
    await waitFor(() => expect(main().getAllByText(given).length).toBeGreaterThan(0));
    expect(screen.getByRole("main").textContent).not.toMatch(TELLING);
    expect(screen.queryByText("As a table") === null || address === "/exercisetracker").toBe(true);
  });

  it("is told who can help once three days came to little, as is who sees them", async () => {
    const { trackers, open } = await hiding();
    const helps = () => main().queryByText(/^Little was noted on each of the last three days\. .*14416/);
    await open("/mealtracker");
    await waitFor(() => expect(main().getAllByText("Roti, 1 piece").length).toBeGreaterThan(0));
    expect(helps()).toBeNull();
    cleanup();
    await trackers.take(
      asha,
      [1, 2, 3].map((ago) => aPut(aRoti({ at: now - ago * 86_400_000 }))),
      now,
    );
    await open("/mealtracker");
    await waitFor(() => expect(helps()).not.toBeNull());
    cleanup();
    await trackers.setBodyFigures(asha, "shown", now);
    await open("/mealtracker");
    await waitFor(() => expect(helps()).not.toBeNull());
  });

  it("notes something of their own without being asked for its energy", async () => {
    const { trackers, open } = await hiding();
    await open("/mealtracker");
    await fill("Its name", "Khichdi");
    expect(main().queryByLabelText(/^Energy/)).toBeNull();
    await press("Note it");
    await waitFor(async () => expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(4));
    const { entries } = await trackers.changesAfter(asha, 0, 9);
    expect(entries.at(-1)?.value).toMatchObject({ name: "Khichdi", per100: { kcal: null } });
  });

  it("shows and hides them on the page of their entries, and hears where that fails", async () => {
    const { trackers, open } = await hiding();
    await open("/wellness/entries");
    expect(await screen.findByText("They are hidden now.")).toBeTruthy();
    expect(main().queryByRole("button", { name: "Weight" })).toBeNull();
    await press("Show calories and weight");
    expect(await screen.findByText("They are shown now.")).toBeTruthy();
    expect(main().getByRole("button", { name: "Weight" })).toBeTruthy();
    expect((await trackers.settingsOf(asha)).bodyFigures).toBe("shown");
    cleanup();
    await openAsAsha("/wellness/entries", {
      change: (product) => void product.rebind(SetBodyFigures).toConstantValue(() => Promise.reject(new PortUnavailable("trackers", null))),
    });
    await press("Hide calories and weight");
    expect(await screen.findByText("That wasn't saved. Please try again.")).toBeTruthy();
  });
});
