import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { CallOffRequest } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

afterEach(cleanup);

const HOUR = 3_600_000;
const three = now + 24 * HOUR;

const entry = (id: string, hours: number, name: string): DeskEntry => ({
  id: payableId(id),
  start: three + hours * HOUR,
  length: 30,
  mode: "video",
  state: "confirmed",
  opens: three + hours * HOUR - 600_000,
  closes: three + hours * HOUR + 45 * 60_000,
  patient: { name, age: 34, gender: "female" },
  place: "outside",
  waitingSince: null,
});

/** A day of two appointments at the desk; `late`: what can't be cancelled any more. */
async function openDesk(late: readonly string[] = []) {
  const requests: CallOffRequest[] = [];
  const gone = new Set<string>();
  await openAsAsha("/desk", {
    change(product) {
      product.rebind(ShowDeskDay).toConstantValue(async () => {
        const entries = [entry("b-1", 0, "Ravi"), entry("b-2", 1, "Meena")].map((one) =>
          gone.has(one.id) ? ({ ...one, state: "cancelled_by_practitioner" } as const) : one,
        );
        return ok({ name: "Dr. Sunanda Joshi", day: indianDay(three), now, entries, next: null, week: [] });
      });
      product.rebind(CallOffBooking).toConstantValue(async (_account, request) => {
        requests.push(request);
        if (late.includes(request.booking)) return refused({ kind: "not-possible", state: "in_progress" });
        gone.add(request.booking);
        return ok(null);
      });
    },
  });
  await screen.findByRole("heading", { name: /Ravi/ });
  return requests;
}

async function choose(reason: string): Promise<void> {
  const radio = await screen.findByRole("radio", { name: reason });
  await act(async () => void fireEvent.click(radio));
}

const dialog = () => screen.findByRole("alertdialog");

describe("a practitioner's cancelling at the desk", () => {
  it("asks for a reason first, and cancels the one appointment that was meant", async () => {
    const requests = await openDesk();
    await press("Cancel Ravi, 34 years, female");
    await press(/^Yes, cancel: .*Ravi/);
    expect((await dialog()).textContent).toContain("Please choose a reason.");
    expect(requests).toEqual([]);
    await choose("I can't come");
    await press(/^Yes, cancel: .*Ravi/);
    expect((await screen.findByText(/^Cancelled: .*Ravi/)).closest("[role=status]")).toBe(document.activeElement);
    expect(requests).toEqual([{ booking: payableId("b-1"), reason: "cannot-come" }]);
    await press("Back to my day");
    expect(screen.getByRole("button", { name: /Ravi.*Cancelled by you$/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel Ravi, 34 years, female" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel appointments of this day" })).toBeNull();
    expect(document.activeElement?.tagName).toBe("H2");
  });

  it("cancels a day one by one, and says of one that can't be cancelled any more", async () => {
    const requests = await openDesk(["b-2"]);
    await press("Cancel appointments of this day");
    await choose("My hours have changed");
    await press(/^Yes, cancel: .*Meena/);
    expect(await screen.findByText("This can't be cancelled any more. Your day shows its current status.")).toBeDefined();
    expect(requests.map(({ booking }) => booking)).toEqual(["b-2"]);
    await press(/^Yes, cancel: .*Ravi/);
    expect(await screen.findByText(/^Cancelled: .*Ravi/)).toBeDefined();
    expect(within(await dialog()).queryByRole("button", { name: /^Yes, cancel: .*Ravi/ })).toBeNull();
    expect(requests.map(({ booking, reason }) => `${booking} ${reason}`)).toEqual(["b-2 hours-changed", "b-1 hours-changed"]);
  });
});

describe("the page of an appointment that its practitioner cancelled", () => {
  it("says why, what comes back and what to do next", async () => {
    const view = aBookingView({ state: "cancelled_by_practitioner", calledOff: "offered-by-mistake" });
    await openAsAsha(`/appointments/${view.id}`, {
      change: (product) =>
        void product
          .rebind(ShowBooking)
          .toConstantValue(async () => ok({ ...view, complaint: null, review: null, feedback: null, isPrescribed: false, now })),
    });
    expect((await screen.findByText(/this time was offered by mistake/)).textContent).toContain("find somebody else");
    expect(screen.getByRole("link", { name: "Find somebody else" }).getAttribute("href")).toMatch(/^\/practitioners\?type=[A-Z]+$/);
    expect(screen.getByRole("link", { name: "Choose another time" })).toBeDefined();
  });
});
