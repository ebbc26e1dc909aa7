import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { ok } from "#core/shared/result.ts";
import { siteWords } from "#web/design/site-words.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

afterEach(cleanup);

const MINUTE = 60_000;

/** What can be done on the page of an appointment: at once, and behind "More". */
async function actionsOf({ isPrescribed = false, ...given }: Partial<BookingView> & { readonly isPrescribed?: boolean }) {
  const view = aBookingView(given);
  await openAsAsha(`/appointments/${view.id}`, {
    change: (product) =>
      void product
        .rebind(ShowBooking)
        .toConstantValue(async () => ok({ ...view, complaint: null, review: null, feedback: null, isPrescribed, now })),
  });
  await screen.findByText("Progress", { selector: "h3" });
  const group = document.querySelector(".actions") as HTMLElement;
  const all = [...group.querySelectorAll("a, button")];
  const folded = group.querySelector("details");
  const titles = (those: readonly Element[]) => those.map(({ textContent }) => textContent);
  return {
    main: titles(all.filter(({ classList }) => classList.contains("main"))),
    all: titles(all.filter((one) => folded?.contains(one) !== true)),
    folded: titles(all.filter((one) => folded?.contains(one) === true)),
    more: folded?.querySelector("summary")?.textContent ?? null,
  };
}

describe("what happened to an appointment", () => {
  const last = () => [...document.querySelectorAll(".track-list li")].at(-1)?.textContent ?? "";

  it("ends with what goes back of its money, and with when it has gone", async () => {
    const cancelled = { state: "cancelled_by_patient", back: paise(30_100), steps: [{ at: now, event: "cancel", to: null }] } as const;
    await actionsOf(cancelled);
    expect(last()).toContain("Refund within 7 working days");
    expect(last()).toContain("₹301");
    cleanup();
    await actionsOf({ ...cancelled, isBack: true, backAt: now + MINUTE });
    expect(last()).toContain("Refunded");
    cleanup();
    await actionsOf({ ...cancelled, back: NOTHING });
    expect(last()).toContain("Cancelled by you");
  });
});

describe("what can be done with an appointment", () => {
  it("is one main action, two beside it, and the rest behind one word", async () => {
    expect(await actionsOf({ state: "confirmed" })).toEqual({
      main: ["Answer pre-consultation questions"],
      all: ["Answer pre-consultation questions", "Change the time", "Cancel appointment"],
      folded: ["Add to your calendar", "Help with this appointment"],
      more: "More",
    });
    expect(screen.getByRole("button", { name: "Cancel appointment" }).textContent).toBe("Cancel appointment");
    const way = within(screen.getByRole("navigation", { name: siteWords.youAreHere }));
    expect(way.getByRole("link", { name: "Appointments" }).getAttribute("href")).toBe("/appointments");
  });

  it("is to book again what was held, as long and by the same way", async () => {
    await actionsOf({ state: "completed", member: memberId("m-1"), length: 30, mode: "video" });
    const again = new URL(screen.getByRole("link", { name: "Book again" }).getAttribute("href") ?? "", "https://shop.example");
    expect(Object.fromEntries(again.searchParams)).toEqual({ length: "30", mode: "video", for: "m-1" });
  });

  it("is to read or change the answers once they are sent", async () => {
    await openAsAsha("/appointments/b-1", {
      change: (product) => {
        const view = { ...aBookingView({ state: "confirmed" }), complaint: null, review: null, feedback: null, isPrescribed: false, now };
        product.rebind(ShowBooking).toConstantValue(async () => ok(view));
        product.rebind(ListAssessments).toConstantValue(async () => [
          {
            id: assessmentId("a-1"),
            kind: "ayurveda",
            member: null,
            booking: view.id,
            version: 1,
            state: "completed",
            percent: 100,
            begunAt: now,
            completedAt: now,
          },
        ]);
      },
    });
    expect((await screen.findByRole("link", { name: "Answers sent: read or change" })).classList.contains("main")).toBe(true);
    expect(screen.queryByText("Answer pre-consultation questions")).toBeNull();
  });

  it("is to tell of allergies and medicines, as long as it is not over", async () => {
    const way = () => screen.queryByRole("link", { name: "Tell your practitioner about allergies and medicines" });
    await actionsOf({ state: "confirmed" });
    expect(way()?.getAttribute("href")).toBe("/medicalcondition?booking=b-1");
    cleanup();
    await actionsOf({ state: "confirmed", member: memberId("m-1") });
    expect(way()?.getAttribute("href")).toBe("/medicalcondition?member=m-1&booking=b-1");
    cleanup();
    await actionsOf({ state: "completed" });
    expect(way()).toBeNull();
  });

  it("is to join once its room is open, and then all else stands back", async () => {
    const { main, all } = await actionsOf({ state: "confirmed", start: now + 5 * MINUTE });
    expect([main, all]).toEqual([
      ["Join the consultation"],
      ["Join the consultation", "Answer pre-consultation questions", "Cancel appointment"],
    ]);
  });

  it("is not to move less than two hours before its start", async () => {
    const moves = async (start: number) => (await actionsOf({ state: "confirmed", start })).all.includes("Change the time");
    expect(await moves(now + 121 * MINUTE)).toBe(true);
    cleanup();
    expect(await moves(now + 119 * MINUTE)).toBe(false);
  });

  it("is to remove from a calendar once it is cancelled, as long as it lies ahead", async () => {
    const all = async (given: Partial<BookingView>) => {
      cleanup();
      const { all: shown, folded } = await actionsOf(given);
      return [...shown, ...folded];
    };
    for (const state of ["cancelled_by_patient", "cancelled_by_practitioner"] as const) {
      expect(await all({ state, start: now + MINUTE })).toContain("Remove from your calendar");
      expect(await all({ state, start: now - MINUTE })).not.toContain("Remove from your calendar");
    }
    expect(await all({ state: "completed", start: now + MINUTE })).not.toContain("Remove from your calendar");
  });

  it("is folded only where there is more than one thing to fold", async () => {
    expect(await actionsOf({ state: "completed", start: now - 60 * MINUTE, isBilled: true })).toMatchObject({
      all: ["Prescriptions", "Book again", "Receipt and bill", "Help with this appointment"],
      more: null,
    });
  });

  it("is to read what was prescribed there, and else what was prescribed before", async () => {
    const way = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    const over = aBookingView({ state: "completed", start: now - 60 * MINUTE });
    expect((await actionsOf({ ...over, isPrescribed: true })).main).toEqual(["Prescription"]);
    expect(way("Prescription")).toBe(`/prescription/${over.id}`);
    cleanup();
    expect((await actionsOf(over)).main).toEqual(["Prescriptions"]);
    expect(way("Prescriptions")).toBe("/prescription");
  });

  it("is no second appointment while the first one goes on", async () => {
    expect(await actionsOf({ state: "in_progress", start: now - 5 * MINUTE })).toMatchObject({
      all: ["Join the consultation", "Prescriptions", "Help with this appointment"],
    });
  });
});

describe("the consent on the page of an appointment", () => {
  it("stands under what it is for, and says that it allows, as nothing begins there", async () => {
    const view = aBookingView({ state: "confirmed" });
    await openAsAsha(`/appointments/${view.id}`, {
      change(product) {
        const more = { complaint: null, review: null, feedback: null, isPrescribed: false, now };
        product.rebind(ShowBooking).toConstantValue(async () => ok({ ...view, ...more }));
        const asked = { member: null, reports: [], isOpen: true, isKept: false, isConsented: false };
        product.rebind(ListReports).toConstantValue(async () => ok(asked));
      },
    });
    const heading = await screen.findByRole("heading", { name: "May we keep your health data?", level: 4 });
    const card = within(heading.closest("form") ?? expect.unreachable());
    expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Allow"]);
  });
});

describe("the page of moving an appointment", () => {
  it("says what to do, where its address names none", async () => {
    await openAsAsha("/reschedule");
    await screen.findByRole("heading", { name: "Which appointment do you want to move?" });
    expect(screen.getByRole("link", { name: "All appointments" }).getAttribute("href")).toBe("/appointments");
    cleanup();
    await openAsAsha("/reschedule?booking=b-another");
    await screen.findByRole("heading", { name: "We can't find this appointment among yours." });
  });
});

describe("the page of a time that is kept", () => {
  it("says what comes next once it is booked: when and where its room opens, what comes back, and what to tell before", async () => {
    const view = aBookingView({ state: "confirmed", expiresAt: null });
    const more = { complaint: null, review: null, feedback: null, isPrescribed: false, now };
    await openAsAsha(`/appointmentpendingpayment?booking=${view.id}`, {
      change: (product) => void product.rebind(ShowBooking).toConstantValue(async () => ok({ ...view, ...more })),
    });
    await screen.findByRole("heading", { name: "Your appointment is booked" });
    screen.getByText(/^The consultation takes place on this site/);
    screen.getByText(/^The room opens on /);
    screen.getByRole("heading", { name: "Refund" });
    const way = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(way("Answer pre-consultation questions")).toBe(`/ayurvedicassessment?booking=${view.id}`);
    expect(way("Tell your practitioner about allergies and medicines")).toBe("/medicalcondition?booking=b-1");
  });

  it("leads to what came of a press, whose button is gone by then", async () => {
    const held = aBookingView({ state: "held", fee: NOTHING, expiresAt: now + 10 * MINUTE });
    for (const [press, use, state, heading] of [
      ["Confirm the appointment", ConfirmBooking, "confirmed", "Your appointment is booked"],
      ["Release this time", ReleaseHold, "expired", "This time is no longer held for you"],
    ] as const) {
      let view = held;
      const more = { complaint: null, review: null, feedback: null, isPrescribed: false, now };
      await openAsAsha(`/appointmentpendingpayment?booking=${held.id}`, {
        change(product) {
          product.rebind(ShowBooking).toConstantValue(async () => ok({ ...view, ...more }));
          product.rebind(use).toConstantValue(async () => {
            view = { ...held, state };
            return ok(view);
          });
        },
      });
      const button = await screen.findByRole("button", { name: press });
      button.focus();
      fireEvent.click(button);
      const told = await screen.findByRole("heading", { name: heading });
      await waitFor(() => expect(document.activeElement).toBe(told.closest("[role=status]")));
      cleanup();
    }
  });

  it("leads into the room of what is booked once that is open", async () => {
    const ways = async (start: number) => {
      cleanup();
      const view = aBookingView({ state: "confirmed", expiresAt: null, start });
      await openAsAsha(`/appointmentpendingpayment?booking=${view.id}`, {
        change: (product) =>
          void product
            .rebind(ShowBooking)
            .toConstantValue(async () => ok({ ...view, complaint: null, review: null, feedback: null, isPrescribed: false, now })),
      });
      await screen.findByRole("link", { name: "See the appointment" });
      return [...document.querySelectorAll("a.button.main")].map((one) => [one.textContent, one.getAttribute("href")]);
    };
    expect(await ways(now + MINUTE)).toEqual([["Join the consultation", "/videocall?booking=b-1"]]);
    expect(screen.getByText("The room is open: you can go in now.")).toBeDefined();
    expect(await ways(now + 11 * MINUTE)).toEqual([["See the appointment", "/appointments/b-1"]]);
    expect(screen.queryByText("The room is open: you can go in now.")).toBeNull();
  });

  it("says that none is, where nobody named one and none is in hand", async () => {
    await openAsAsha("/appointmentpendingpayment");
    await screen.findByRole("heading", { name: "No time is held for you" });
    cleanup();
    await openAsAsha("/appointmentpendingpayment?booking=b-another");
    await screen.findByRole("heading", { name: "We can't find this appointment among yours." });
  });
});
