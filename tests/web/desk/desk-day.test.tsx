import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { deskSeat } from "#web/features/desk/call/desk-seat.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Container } from "inversify";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter } from "#core/shared/day.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";
import { aRoom } from "#tests/web/consultations/call/a-room.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

afterEach(cleanup);

const MINUTE = 60_000;

const entry = (id: string, name: string, minutes: number, more: Partial<DeskEntry> = {}): DeskEntry => ({
  id: payableId(id),
  start: now + minutes * MINUTE,
  length: 15,
  mode: "audio",
  state: "confirmed",
  opens: now + (minutes - 10) * MINUTE,
  closes: now + (minutes + 45) * MINUTE,
  patient: { name, age: null, gender: null },
  place: "outside",
  waitingSince: null,
  ...more,
});

const DAY = [
  entry("b-1", "Ravi", -90, { state: "completed" }),
  entry("b-2", "Meena", -5, { state: "checked_in", place: "waiting", waitingSince: now - 2 * MINUTE }),
  entry("b-3", "Asha", 5, { state: "checked_in", place: "waiting", waitingSince: now - 7 * MINUTE }),
  entry("b-4", "Kiran", 60),
];

const WEEK = Array.from({ length: 7 }, (_, nth) => ({ day: daysAfter(indianDay(now), nth), count: nth }));

/** Of which appointments it was asked whether there is a sign of an emergency. */
const signs: string[] = [];

async function openDay(entries: readonly DeskEntry[] = DAY, next: Day | null = null, address = "/desk") {
  const read: string[] = [];
  await openAsAsha(address, {
    change(product) {
      product.rebind(ShowDeskDay).toConstantValue(async (_account, date) => {
        const [there, nextDay] = date === next && date !== null ? [DAY, null] : [entries, next];
        return ok({ name: "Dr. Sunanda Joshi", day: date ?? indianDay(now), now, entries: there, next: nextDay, week: WEEK });
      });
      product.rebind(ShowEmergencySign).toConstantValue(async (_account, booking) => {
        signs.push(booking);
        return ok(booking === "b-4" ? "emergency" : null);
      });
      product.rebind(ShowSharedData).toConstantValue(async (_account, booking) => {
        read.push(booking);
        return ok(null);
      });
    },
  });
  await screen.findByRole("button", { name: "Today" });
  return read;
}

const list = () => screen.getByRole("list", { name: "Appointments of this day" });
const row = (name: RegExp) => within(list()).getByRole("button", { name });
const pane = () => screen.getByRole("heading", { level: 3 }).closest("section") as HTMLElement;

describe("a practitioner's day", () => {
  it("says in the list and at the appointment that something answered can be a sign of an emergency, and asks once", async () => {
    signs.length = 0;
    await openDay();
    const says = "The patient answered something that can be a sign of an emergency. Look at what they shared first.";
    expect((await within(list()).findByText(says)).closest("button")?.getAttribute("aria-label")).toContain("Kiran");
    expect(within(pane()).queryByText(says)).toBeNull(); // It is Asha's.
    fireEvent.click(row(/Kiran/));
    expect(within(pane()).getByText(says).closest(".notice")?.className).toContain("clay");
    await press("Refresh");
    expect(signs).toEqual(["b-2", "b-3", "b-4"]); // Not of who is gone.
  });

  it("shows first who waits longest, since when, and the way into their room", async () => {
    await openDay();
    expect(pane().textContent).toContain("Waiting longest");
    expect(pane().textContent).toContain("Asha");
    expect(pane().textContent).toContain("Waiting for 7 minutes");
    expect(within(pane()).getByRole("link", { name: "Open the room" }).getAttribute("href")).toBe("/desk/audiocall?booking=b-3");
    expect(row(/Asha/).getAttribute("aria-current")).toBe("true");
    expect(
      within(list())
        .getAllByRole("button")
        .map((one) => one.getAttribute("data-part")),
    ).toEqual(["over", "waiting", "waiting", "ahead"]);
    expect([...document.querySelectorAll(".day-figures dd")].map(({ textContent }) => textContent)).toEqual(["2", "1", "1", "0"]);
  });

  it("shows whom one chooses, and keeps them while others come and go", async () => {
    await openDay();
    await act(async () => void fireEvent.click(row(/Kiran/)));
    expect(screen.getByRole("heading", { level: 3, name: /Kiran/ })).toBe(document.activeElement);
    expect(pane().textContent).toContain("The room opens at");
    expect(within(pane()).queryByRole("link", { name: "Open the room" })).toBeNull();
    await press("Refresh");
    expect(pane().textContent).toContain("Kiran");
    await act(async () => void fireEvent.click(row(/Ravi/)));
    expect(
      within(pane())
        .getByRole("link", { name: /^Prescription/ })
        .getAttribute("href"),
    ).toBe("/desk/b-1");
  });

  it("reads what a patient shared by a press alone, as each reading stands in their log", async () => {
    const read = await openDay();
    expect(read).toEqual([]);
    await press(/^What the patient shared/);
    expect(await screen.findByText("Nothing was shared for this appointment.")).toBeDefined();
    expect([...new Set(read)]).toEqual(["b-3"]); // Strict mode draws it twice.
    const times = read.length;
    await act(async () => void fireEvent.click(row(/Meena/)));
    expect(screen.queryByText("Nothing was shared for this appointment.")).toBeNull();
    expect(read).toHaveLength(times);
  });

  it("leads to a date that is typed, and to each of the coming seven days with how many appointments it has", async () => {
    await openDay();
    const week = within(screen.getByRole("list", { name: "The coming seven days" })).getAllByRole("button");
    const [today, tomorrow, later] = [0, 1, 2].map((nth) => weekdayOf(daysAfter(indianDay(now), nth)));
    expect(week.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      `${today}: none`,
      `${tomorrow}: 1 appointment`,
      `${later}: 2 appointments`,
    ]);
    await press(`${later}: 2 appointments`);
    expect(await screen.findByRole("heading", { level: 2, name: later as string })).toBeDefined();
    const far = daysAfter(indianDay(now), 40);
    await act(async () => void fireEvent.change(screen.getByLabelText("Go to a day"), { target: { value: far } }));
    expect(await screen.findByRole("heading", { level: 2, name: weekdayOf(far) })).toBeDefined();
  });

  it("shows first the day and the appointment from which somebody comes", async () => {
    const later = daysAfter(indianDay(now), 3);
    await openDay(DAY, null, `/desk?day=${later}&booking=b-1`);
    expect(await screen.findByRole("heading", { level: 2, name: weekdayOf(later) })).toBeDefined();
    expect(pane().textContent).toContain("Ravi"); // His consultation is over: nobody would be shown it first.
    const ravi = { id: payableId("b-1"), start: now };
    expect(deskSeat.back.address(ravi)).toBe(`/desk?day=${indianDay(now)}&booking=b-1`);
    expect(deskSeat.back.address(null)).toBe("/desk");
  });

  it("leads an account that is no practitioner's to its own appointments", async () => {
    await openAsAsha("/desk");
    expect((await screen.findByRole("link", { name: "My appointments" })).getAttribute("href")).toBe("/appointments?own=1");
  });

  it("says that nobody comes", async () => {
    await openDay([]);
    expect(screen.getByText("No appointments on this day")).toBeDefined();
    expect(screen.queryByRole("list", { name: "Appointments of this day" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Next appointments/ })).toBeNull();
  });

  it("leads from a day on which nobody comes to the next on which somebody does", async () => {
    const next = daysAfter(indianDay(now), 4);
    await openDay([], next);
    await press(`Next appointments: ${weekdayOf(next)}`);
    expect(row(/Kiran/)).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: weekdayOf(next) })).toBe(document.activeElement);
  });
});

describe("the desk, to whoever is not signed in", () => {
  it("asks them to sign in for what it is for", async () => {
    const session = (await openShop("/desk", composeMemory())).get(SessionStore);
    await waitFor(() => expect(session.signInFor).toBe("desk"));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in to your desk" }));
    expect(dialog.getByText(/^We'll send you an OTP\. Use the mobile number that our staff have for you/)).toBeDefined();
    expect(dialog.queryByText(/make your account/)).toBeNull();
  });
});

describe("a call at the desk", () => {
  it("says of a patient whose page is gone that they are not there, and never that they wait", () => {
    const other = { connection: "patient-one", isHere: true };
    const heading = (seen: typeof other | null) => deskSeat.heading({ place: "waiting", other: seen }, "Ravi");
    expect([other, null, { ...other, isHere: false }].map(heading)).toEqual([
      "Ravi is waiting to be let in",
      "Ravi is waiting to be let in",
      "Ravi has checked in, but is not on the page right now",
    ]);
    const text = (isHere: boolean) => deskSeat.waitingText(aRoom({ waitingSince: now, other: { ...other, isHere } }), null);
    expect(text(true)).toMatch(/^Since /);
    expect(text(false)).toMatch(/^Checked in at .+ If you let them in, they'll see it/);
  });

  const sides = async (patient: DeskEntry["patient"]) => {
    const show: ShowDeskDay = async () =>
      ok({ name: "Dr. Sunanda Joshi", day: indianDay(now), now, entries: [entry("b-1", "", 5, { patient })], next: null, week: [] });
    const container = new Container();
    container.bind(ShowDeskDay).toConstantValue(show);
    const { result } = renderHook(() => deskSeat.useRead(), {
      wrapper: ({ children }) => <DependenciesProvider value={container}>{children}</DependenciesProvider>,
    });
    return result.current(customerId("doctor"), "b-1", () => now);
  };

  it("says in the waiting room that something answered can be a sign of an emergency, and asks no more once it is known", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const found = await sides({ name: "Ravi", age: 34, gender: "male" });
    const answers: (() => ReturnType<ShowEmergencySign>)[] = [
      () => Promise.reject(new PortUnavailable("the line", null)),
      async () => ok(null),
      async () => ok("self-harm"),
    ];
    const requested: number[] = [];
    const container = new Container();
    container.bind(ShowEmergencySign).toConstantValue(() => {
      requested.push(Date.now());
      return answers[requested.length - 1]?.() ?? expect.unreachable();
    });
    container.bind(AllDependencies).toConstantValue(async () => container);
    container.bind(Clock).toConstantValue(() => Date.now());
    const Alert = deskSeat.Alert ?? expect.unreachable();
    render(
      <DependenciesProvider value={container}>
        <Alert customer={customerId("doctor")} sides={found ?? expect.unreachable()} />
      </DependenciesProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(15_000)); // What could not be read is asked for again at once.
    expect([screen.getByRole("status").textContent, requested.length]).toEqual(["", 2]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole("status").textContent).toMatch(/14416/);
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(requested.length).toBe(3); // Each answer stands in the patient's log.
    vi.useRealTimers();
  });

  it("tells the patient's age and gender in one line, and none where nothing is known", async () => {
    expect(await sides({ name: "Ravi", age: 34, gender: "male" })).toMatchObject({ other: "Ravi", facts: ["34 years, male"] });
    expect(await sides({ name: "Ravi", age: 34, gender: null })).toMatchObject({ facts: ["34 years"] });
    expect(await sides({ name: "Ravi", age: null, gender: null })).toMatchObject({ facts: [] });
  });
});
