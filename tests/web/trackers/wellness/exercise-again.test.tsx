import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

it("an exercise that is noted once more is of the moment of the press, however long the page has been open", async () => {
  const trackers = await notedTrackers([aWalk({ at: now - DAY })]);
  const clock = { at: now };
  await openAsAsha("/wellness", {
    change: (product) => {
      withTrackers(trackers).change(product);
      product.rebind(Clock).toConstantValue(() => clock.at);
    },
  });
  await screen.findByRole("button", { name: /^Again: / });
  clock.at += 5 * HOUR;
  await press(/^Again: /);
  const noted = async () => (await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value);
  await waitFor(async () => expect(await noted()).toMatchObject([{ at: now - DAY }, { at: clock.at }]));
});

it("a card that offers the same once more offers another one too", async () => {
  const trackers = await notedTrackers([aWalk({ at: now - DAY }), aRoti({ at: now - DAY })]);
  await openAsAsha("/wellness", withTrackers(trackers));
  await screen.findByRole("button", { name: /^Again: / });
  expect(await screen.findByRole("button", { name: /as last time/i })).toBeDefined();
  expect(screen.getByRole("link", { name: "Add exercise" }).getAttribute("href")).toBe("/addexercise");
  expect(screen.getByRole("link", { name: "Add a meal" }).getAttribute("href")).toBe("/addmeal");
});
