import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { now } from "#tests/fixtures.ts";
import { fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { ItemDescription } from "#core/consultations/prescription/prescription.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const today = indianDay(now);
const HOUR = 60 * 60_000;

/** Asha's page of what she takes, of which one powder is for when it burns. */
async function openPage(given: Partial<ItemDescription> = {}, clock = () => now) {
  const memory = new Memory();
  const item = aScheduledItem(
    { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 },
    { name: "Shankha bhasma", details: { dose: "250 mg" }, start: daysAfter(today, -2), ...given },
  );
  memory.prescriptions.set(payableId("b-1"), aSignedPrescription({ items: [item] }));
  await openAsAsha("/ongoingtherapy", { memory, change: (product) => product.rebind(Clock).toConstantValue(clock) });
  await screen.findByRole("heading", { name: "When you need it" });
  return () => [...memory.ticks.values()].map(({ dose: { item: key, day, time } }) => `${key} ${day} ${time}`).toSorted();
}

const boxes = (): readonly HTMLInputElement[] => screen.queryAllByRole("checkbox");

describe("what is taken as needed, on its page", () => {
  it("says its limits, is ticked by a press, then says from when on again, and can be taken back", async () => {
    const ticked = await openPage();
    expect(screen.getByText(/250 mg · at most 3 times a day, at least 4 hours apart · until/)).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Today" })).toBeNull(); // It plans nothing.
    await press("Taken now Shankha bhasma");
    expect(ticked()).toEqual([`a ${today} ${indianTime(now)}`]);
    expect(screen.queryByRole("button", { name: "Taken now Shankha bhasma" })).toBeNull();
    const told = screen.getByText(/^Possible again from/);
    expect(document.activeElement).toBe(told);
    expect(boxes().map(({ checked }) => checked)).toEqual([true]);
    await act(async () => void fireEvent.click(boxes()[0] as HTMLInputElement));
    expect([ticked(), boxes().map(({ checked }) => checked)]).toEqual([[], [false]]);
    expect(screen.getByRole("button", { name: "Taken now Shankha bhasma" })).toBeDefined();
  });

  it("is noted at the time of the press on a page that was opened hours before, and is offered again once its hours are over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    const shop = { now };
    const ticked = await openPage({}, () => shop.now);
    const pass = async (hours: number) => {
      shop.now += hours * HOUR;
      await act(async () => void vi.advanceTimersByTime(hours * HOUR));
    };
    await pass(5);
    await press("Taken now Shankha bhasma");
    expect(ticked()).toEqual([`a ${today} ${indianTime(now + 5 * HOUR)}`]);
    expect(screen.queryByRole("button", { name: "Taken now Shankha bhasma" })).toBeNull();
    await pass(4);
    expect(screen.getByRole("button", { name: "Taken now Shankha bhasma" })).toBeDefined();
  });

  it("is of the next day once that has begun, on a page that stays open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    const shop = { now };
    await openPage({}, () => shop.now);
    fireEvent.click(screen.getByText("Taken earlier"));
    const latest = () => screen.getByLabelText<HTMLInputElement>("Day").max;
    expect(latest()).toBe(today);
    shop.now += 20 * HOUR;
    await act(async () => void vi.advanceTimersByTime(20 * HOUR));
    await waitFor(() => expect(latest()).toBe(daysAfter(today, 1)));
  });

  it("says why it was prescribed in spite of a warning", async () => {
    await openPage({ nevertheless: "taken before without trouble" });
    expect(screen.getByText(/250 mg · at most 3 times a day/)).toBeDefined();
    expect(screen.getAllByText(/was prescribed in spite of a warning\. Reason: taken before without trouble$/)).toHaveLength(1);
  });

  it("is noted for an earlier time where that fits, and says why it does not", async () => {
    const ticked = await openPage();
    fireEvent.click(screen.getByText("Taken earlier"));
    await press("Add");
    expect(screen.getByText("Please enter the day and the time.")).toBeDefined();
    await fill("Day", daysAfter(today, -1));
    await fill("Time", "21:15");
    await press("Add");
    expect(ticked()).toEqual([`a ${daysAfter(today, -1)} 21:15`]);
    await fill("Time", "19:00");
    await press("Add");
    expect(screen.getByText(/^This time isn't noted: .* please tell your practitioner\.$/)).toBeDefined();
    expect(screen.queryByText(/^Possible again from/)).toBeNull(); // That would speak of the past.
    await fill("Day", daysAfter(today, -3));
    await press("Add");
    expect(screen.getByText("This is before or after the prescribed days, or more than 7 days ago.")).toBeDefined();
    expect(ticked()).toHaveLength(1);
  });
});
