import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aWalk } from "#tests/builders/a-tracker-op.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const DAY = 86_400_000;
const glass = (ago: number): TrackedValue => ({ tracker: "water", at: now - ago * DAY, ml: 1_000 + ago * 10 });
const days = Array.from({ length: 20 }, (_, nth) => nth + 1);

describe("what goes together", () => {
  it("opens, in its place, to its card: days, both trackers, lag, steps and formula", async () => {
    await openAsAsha(
      "/wellness",
      withTrackers(await notedTrackers(days.flatMap((ago) => [glass(ago), aWalk({ at: now - ago * DAY, minutes: 20 + ago })]))),
    );
    const region = within(await screen.findByRole("region", { name: "What goes together" }));
    const sentence = await region.findByText(/^On 20 days: more water, more exercise \(rho 1.00\)/);
    const details = sentence.querySelector("details") ?? expect.fail("opens to nothing");
    details.open = true;
    await act(async () => void fireEvent(details, new Event("toggle")));
    await waitFor(() => expect(details.querySelector(".formula-card")).not.toBeNull());
    const card = details.textContent ?? "";
    expect(card).toContain("together@1");
    expect(card).toContain(`${dayAt(now - 90 * DAY)} – ${dayAt(now - DAY)}`);
    expect(card).toContain("Waterthe figure of each dayExercisethe figure of the same day");
    expect(card).toContain("days with both20rho × rho1strength19");
    expect(card).toContain("saying why two things go together");
  });

  it("says of what goes the other way that it is less, with a minus sign", async () => {
    const noted = days.flatMap((ago) => [glass(ago), aWalk({ at: now - ago * DAY, minutes: 90 - ago })]);
    await openAsAsha("/wellness", withTrackers(await notedTrackers(noted)));
    await screen.findByText(/^On 20 days: more water, less exercise \(rho −1.00\)\./);
  });
});
