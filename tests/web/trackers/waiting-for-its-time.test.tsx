import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "./noted-trackers.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;
const FIVE_MINUTES = 300_000; // As long before its time the server takes it.

it("what lies ahead of the server's clock is sent again every five minutes, without a press, until it is taken", async () => {
  const stored = await notedTrackers([]);
  let behind = HOUR;
  const clocked: Trackers = { ...stored, take: (patient, ops, at) => stored.take(patient, ops, at - behind) };
  const timers = vi.spyOn(globalThis, "setInterval");
  await openAsAsha("/watertracker", withTrackers(clocked));
  (await screen.findByRole("button", { name: /Glass/ })).click();
  await screen.findByText(/ahead of Indian time/);

  const everyFiveMinutes = () => {
    for (const [call, after] of timers.mock.calls) if (after === FIVE_MINUTES && typeof call === "function") call();
  };
  everyFiveMinutes();
  expect(screen.queryByText(/ahead of Indian time/)).not.toBeNull();
  behind = 0;
  everyFiveMinutes();
  await waitFor(() => expect(screen.queryByText(/ahead of Indian time/)).toBeNull());
});
