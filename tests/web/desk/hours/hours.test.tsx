import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const MINUTE = 60_000;
const id = practitionerId("sunanda");
const tomorrow = daysAfter(indianDay(now), 1);
/** 20 November 2026 is a Friday. */
const TOMORROW = "Saturday";

/** Sunanda's calendar is opened, with an appointment at nine tomorrow. */
async function openHours(page = "/desk/hours", calendar = MORNINGS) {
  const memory = new Memory();
  const one = aPractitioner("sunanda", {}, calendar);
  memory.practitioners.set(id, one);
  const start = firstInstantOf(tomorrow) + 540 * MINUTE;
  memory.appointments = [{ id: "b-1", practitioner: id, patient: "p", start, length: 30, buffer: 5, state: "confirmed", expiresAt: null }];
  const line = { isOut: false };
  await openAsAsha(page, {
    memory,
    change(product) {
      product.rebind(Clock).toConstantValue(() => now);
      product.rebind(PractitionerOf).toConstantValue(async () => one.practitioner);
      const change = product.get(ChangeOwnCalendar);
      product.rebind(ChangeOwnCalendar).toConstantValue(async (...asked) => {
        if (line.isOut) throw new PortUnavailable("the line", null);
        return change(...asked);
      });
    },
  });
  await screen.findByRole("heading", { name: page === "/desk/hours" ? "Weekly hours" : /^Fri 20 Nov/ });
  const windowsOn = (weekday: string) =>
    (memory.practitioners.get(id)?.calendar.windows ?? [])
      .filter((window) => window.weekday === weekday && window.validUntil === null)
      .map(({ from, to }) => [from, to]);
  return { memory, line, windowsOn };
}

const weekday = (name: string) => within(screen.getByRole("region", { name }));
const write = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
const first = (elements: readonly HTMLElement[]) => elements[0] ?? expect.fail("there is none");
const timesOn = (name: string) =>
  [...weekday(name).queryAllByLabelText("From"), ...weekday(name).queryAllByLabelText("Until")].map((field) =>
    field instanceof HTMLInputElement ? field.value : "",
  );

describe("a practitioner's own hours", () => {
  it("are shown by weekday, with what they are booked for", async () => {
    await openHours();
    expect(timesOn("Monday")).toEqual(["09:00", "12:00"]);
    expect(screen.getByText(/You can be booked for 15 minutes \(Audio\); 30 minutes \(Audio, Video\)\./)).toBeDefined();
    expect(screen.getByRole("button", { name: "Preview" })).toHaveProperty("disabled", true);
  });

  it("name the appointments that a change leaves outside, are saved, and are put back", async () => {
    const { windowsOn } = await openHours();
    await write(first(weekday(TOMORROW).getAllByLabelText("From")), "10:00");
    await press("Preview");
    const dialog = within(await screen.findByRole("dialog", { name: "Before you save" }));
    expect(dialog.getByText("1 appointment falls outside these hours")).toBeDefined();
    const day = dialog.getByRole("link", { name: "Sat 21 Nov: 1 appointment" });
    expect([day.getAttribute("href"), day.closest("li")?.textContent]).toEqual([
      "/desk?day=2026-11-21",
      "Sat 21 Nov: 1 appointment9:00 am, 30 minutes",
    ]);
    expect(dialog.getByText(/You can cancel them in your day/)).toBeDefined();
    expect(windowsOn("saturday")).toEqual([[540, 720]]);
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect([windowsOn("saturday"), windowsOn("monday")]).toEqual([[[600, 720]], [[540, 720]]]);
    await press("Undo");
    expect(await screen.findByText("Your hours are as they were before.")).toBeDefined();
    expect([windowsOn("saturday"), timesOn(TOMORROW)]).toEqual([[[540, 720]], ["09:00", "12:00"]]);
  });

  it("say before they are saved what nobody could book any more", async () => {
    await openHours("/desk/hours", { ...MORNINGS, windows: MORNINGS.windows.filter((one) => one.weekday === "monday") });
    await write(first(weekday("Monday").getAllByLabelText("Until")), "09:20");
    await press("Preview");
    expect(await screen.findByText("No hours have room for 30 minutes.")).toBeDefined();
    await press("Keep editing");
    await press("Remove Monday, hours 1");
    await press("Preview");
    expect(await screen.findByText("With these hours nobody can book a time in the next 30 days.")).toBeDefined();
  });

  it("are added, with what overlaps, and removed rows come back", async () => {
    const { windowsOn } = await openHours();
    await press("Add hours on Monday");
    const [, from] = weekday("Monday").getAllByLabelText("From");
    const [, to] = weekday("Monday").getAllByLabelText("Until");
    if (from === undefined || to === undefined) return expect.fail("no row was added");
    expect(document.activeElement).toBe(from);
    await write(from, "11:00");
    await write(to, "01:00");
    expect(weekday("Monday").getByText("Ends on the next day")).toBeDefined();
    await press("Remove Tuesday, hours 1");
    expect([timesOn("Tuesday"), document.activeElement?.textContent]).toEqual([[], "Undo"]);
    await act(async () => void fireEvent.click(weekday("Tuesday").getByRole("button", { name: "Undo" })));
    expect(timesOn("Tuesday")).toEqual(["09:00", "12:00"]);
    expect(document.activeElement).toBe(first(weekday("Tuesday").getAllByLabelText("From")));
    await press("Preview");
    expect(await screen.findByText("Monday 9:00 am–12:00 pm and Monday 11:00 am–1:00 am")).toBeDefined();
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect(windowsOn("monday")).toEqual([
      [540, 720],
      [660, 60],
    ]);
  });

  it("are copied to other days in the place of theirs, and a copy is undone by a press", async () => {
    const { windowsOn } = await openHours();
    const tick = (name: string) => act(async () => void fireEvent.click(weekday("Monday").getByRole("checkbox", { name })));
    await write(first(weekday("Monday").getAllByLabelText("From")), "10:00");
    await press("Copy to other days: Monday");
    expect(weekday("Monday").getByRole("button", { name: "Copy" })).toHaveProperty("disabled", true);
    expect(weekday("Monday").queryByRole("checkbox", { name: "Monday" })).toBeNull();
    for (const name of ["Wednesday", "Friday", "Tuesday", "Friday"]) await tick(name);
    await press("Copy");
    expect(weekday("Monday").getByText("Copied to Tuesday, Wednesday.")).toBeDefined();
    expect(["Monday", "Tuesday", "Wednesday", "Friday"].map((name) => timesOn(name)[0])).toEqual(["10:00", "10:00", "10:00", "09:00"]);
    expect(document.activeElement?.textContent).toBe("Undo");
    await act(async () => void fireEvent.click(weekday("Monday").getByRole("button", { name: "Undo" })));
    expect(["Monday", "Tuesday", "Wednesday"].map((name) => timesOn(name)[0])).toEqual(["10:00", "09:00", "09:00"]);
    expect(document.activeElement).toBe(first(weekday("Monday").getAllByLabelText("From")));
    await press("Copy to other days: Monday");
    await tick("Sunday");
    await press("Copy");
    await press("Preview");
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect([windowsOn("sunday"), windowsOn("tuesday")]).toEqual([[[600, 720]], [[540, 720]]]);
  });

  it("can't be copied from a day that has none", async () => {
    await openHours("/desk/hours", { ...MORNINGS, windows: MORNINGS.windows.filter((one) => one.weekday === "monday") });
    expect(screen.getAllByRole("button", { name: /^Copy to other days/ })).toHaveLength(1);
  });

  it("are dropped by a press, and come back by another, with the focus on what is told", async () => {
    await openHours();
    await write(first(weekday("Monday").getAllByLabelText("From")), "10:00");
    first(screen.getAllByRole("button", { name: "Discard changes" })).focus();
    await press("Discard changes");
    const told = await screen.findByText("Your changes were discarded.");
    expect([timesOn("Monday"), document.activeElement?.contains(told)]).toEqual([["09:00", "12:00"], true]);
    await press("Restore what I entered");
    expect(timesOn("Monday")).toEqual(["10:00", "12:00"]);
  });

  it("are closed for days off, and say beside the field what is missing", async () => {
    const { memory } = await openHours();
    await press("Add time off");
    await press("Preview");
    expect(await screen.findAllByText("Please choose a day.")).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText("First day off"));
    await write(screen.getByLabelText("First day off"), tomorrow);
    await press("Preview");
    expect(await screen.findByText("1 appointment falls outside these hours")).toBeDefined();
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect(memory.practitioners.get(id)?.calendar.exceptions).toEqual([
      { kind: "closed", from: firstInstantOf(tomorrow), to: firstInstantOf(daysAfter(tomorrow, 1)) },
    ]);
  });

  it("lose nothing that was entered where the calendar was changed meanwhile", async () => {
    const { memory, windowsOn } = await openHours();
    await write(first(weekday("Monday").getAllByLabelText("From")), "10:00");
    const evenings = { windows: MORNINGS.windows.map((one) => ({ ...one, from: 1_080, to: 1_200 })), exceptions: [] };
    memory.practitioners.set(id, aPractitioner("sunanda", {}, evenings));
    await press("Preview");
    expect(await screen.findByText(/^Your calendar was changed in the meantime/)).toBeDefined();
    expect(timesOn("Monday")).toEqual(["10:00", "12:00"]);
    await press("See what it says now");
    expect(timesOn("Monday")).toEqual(["18:00", "20:00"]);
    await press("Restore what I entered");
    expect(timesOn("Monday")).toEqual(["10:00", "12:00"]);
    await press("Preview");
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect(windowsOn("monday")).toEqual([[600, 720]]);
  });

  it("can take the place of what was changed meanwhile, and are kept without a line", async () => {
    const { memory, line, windowsOn } = await openHours();
    await write(first(weekday("Monday").getAllByLabelText("From")), "10:00");
    await press("Preview");
    await screen.findByRole("dialog", { name: "Before you save" });
    memory.practitioners.set(id, aPractitioner("sunanda", {}, { windows: [], exceptions: [] }));
    await press("Save these hours");
    expect(await screen.findByText(/^Your calendar was changed in the meantime/)).toBeDefined();
    await press("See my changes instead");
    line.isOut = true;
    await press("Save these hours");
    expect(
      await within(await screen.findByRole("dialog", { name: "Before you save" })).findByText(/^We could not reach the shop/),
    ).toBeDefined();
    expect([windowsOn("monday"), timesOn("Monday")]).toEqual([[], ["10:00", "12:00"]]);
    line.isOut = false;
    await press("Save these hours");
    expect(await screen.findByText("Saved. Patients see it at once.")).toBeDefined();
    expect(windowsOn("monday")).toEqual([[600, 720]]);
  });

  it("tell of each time of a day why it is not offered", async () => {
    await openHours("/desk/times");
    await press("The day after");
    expect(await screen.findByRole("heading", { name: "Sat 21 Nov: 7 times are free" })).toBeDefined();
    expect(screen.getAllByText("Taken: your appointment at 9:00 am")).toHaveLength(2);
    expect(screen.getAllByText("Not consulting then")).toHaveLength(2);
    await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "30 minutes" })));
    expect(await screen.findByRole("heading", { name: "Sat 21 Nov: 4 times are free" })).toBeDefined();
    expect(screen.getByText("Too short for 30 minutes")).toBeDefined();
  });
});
