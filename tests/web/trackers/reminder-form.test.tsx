import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function water(change: (product: Container) => void = () => {}) {
  let trackers: Trackers | null = null;
  await openAsAsha("/watertracker", {
    change(product) {
      trackers = product.get(Trackers);
      change(product);
    },
  });
  await screen.findByRole("heading", { name: "Reminders" });
  return async () => (await trackers?.settingsOf(asha))?.reminders.water;
}

const times = () =>
  within(screen.getByRole("list", { name: "Times you set" }))
    .getAllByRole("button")
    .map((button) => button.textContent);

describe("the reminders of a tracker's page", () => {
  it("are set and taken off, each at once, in the order of the day", async () => {
    const kept = await water();
    expect(screen.getByText("No reminder set.")).toBeTruthy();
    await fill("Time", "20:30");
    await press("Add this time");
    await screen.findByRole("button", { name: "Remove the reminder at 8:30 pm" });
    await fill("Time", "08:00");
    await press("Add this time");
    await screen.findByRole("button", { name: "Remove the reminder at 8:00 am" });
    expect([times(), await kept()]).toEqual([
      ["8:00 am", "8:30 pm"],
      [480, 1_230],
    ]);
    await press("Remove the reminder at 8:00 am");
    await vi.waitFor(async () => expect(await kept()).toEqual([1_230]));
  });

  it("say what is wrong with a time, and when there are enough", async () => {
    const kept = await water();
    await fill("Time", "06:59");
    await press("Add this time");
    expect(await screen.findByText("Choose a time between 7 am and 10 pm.")).toBeTruthy();
    for (const hour of ["10", "11", "12", "13", "14", "15", "16"]) {
      await fill("Time", `${hour}:00`);
      await press("Add this time");
      await vi.waitFor(async () => expect(await kept()).toContain(Number(hour) * 60));
      await vi.waitFor(() => expect(times()).toHaveLength(Number(hour) - 9));
    }
    await press("Add this time");
    expect(await screen.findByText("This time is already set.")).toBeTruthy();
    await fill("Time", "17:00");
    await press("Add this time");
    expect(await screen.findByText("Eight a day is the limit. Remove one to set another.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add this time" })).toBeNull();
  });

  it("tell where setting fails", async () => {
    const kept = await water((product) => {
      product.rebind(SetReminders).toConstantValue(() => Promise.reject(new PortUnavailable("trackers", null)));
    });
    await press("Add this time");
    expect(await screen.findByText("That wasn't saved. Please try again.")).toBeTruthy();
    expect(await kept()).toEqual([]);
  });
});
