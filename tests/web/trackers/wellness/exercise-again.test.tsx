import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const DAY = 86_400_000;

it("an exercise is noted once more by a double press, and not twice", async () => {
  const trackers = await notedTrackers([aWalk({ at: now - DAY })]);
  await openAsAsha("/wellness", withTrackers(trackers));
  const again = await screen.findByRole("button", { name: /^Again: / });
  await act(async () => {
    fireEvent.click(again);
    fireEvent.click(again);
  });
  const noted = async () => (await trackers.changesAfter(asha, 0, 9)).entries.length;
  await waitFor(async () => expect(await noted()).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await noted()).toBe(2);
});
