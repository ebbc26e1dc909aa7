import type { Place } from "#tests/core/plans/clinic-with-a-plan.ts";
import { describe, expect, it } from "vitest";
import { firstInstantOf, monthsAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { now } from "#tests/fixtures.ts";
import { aClinic, at, nine } from "#tests/core/plans/clinic-with-a-plan.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function planPaidAppointmentSuite(store: string, open: () => Place): void {
  describe(`an appointment that a plan pays for, in ${store}`, () => {
    it("is confirmed only while its time is kept, whichever clock says so", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const over = { kind: "refused", refusal: { kind: "not-possible", state: "expired" } };
      const first = await clinic.held();
      clinic.clock.at += 10 * MINUTE;
      expect(await clinic.confirmAt(first.id, now + 10 * MINUTE)).toEqual(over);
      const second = await clinic.held({ start: at(1) });
      expect(second.plan?.left).toBe(0);
      // Another server's clock is late: the first would still be kept, but the second has taken the last consultation.
      expect(await clinic.confirmAt(first.id, now + 10 * MINUTE - 1)).toEqual(over);
      expect(await clinic.confirm(clinic.asha, second.id)).toMatchObject({ value: { state: "confirmed" } });
      expect(await clinic.left()).toEqual([1, 0]);
    });

    it("is not confirmed once its plan is cancelled", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const { id } = await clinic.held();
      clinic.clock.at += 10 * MINUTE;
      expect(await clinic.cancelPlan()).toMatchObject({ value: { stage: "cancelled" } });
      for (const moment of [clinic.clock.at, clinic.clock.at - 1])
        expect(await clinic.confirmAt(id, moment)).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "expired" } });
    });

    it("is confirmed at the last moment of its hold, and confirmed again after it", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const { id } = await clinic.held();
      expect(await clinic.confirmAt(id, now + 10 * MINUTE - 1)).toMatchObject({ value: { state: "confirmed" } });
      expect(await clinic.confirmAt(id, now + HOUR)).toMatchObject({ value: { state: "confirmed" } });
    });

    it("takes the last consultation once, where it is confirmed and held anew at the same time", async () => {
      for (let round = 0; round < 5; round += 1) {
        const clinic = await aClinic(open(), 1);
        await clinic.paid();
        const first = await clinic.held();
        clinic.clock.at += 10 * MINUTE;
        const [confirmed, anew] = await Promise.all([
          clinic.confirmAt(first.id, now + 10 * MINUTE - 1),
          clinic
            .held({ start: at(1), practitioner: clinic.colleague, member: clinic.isha })
            .then(async (held) => ({ held, confirmed: await clinic.confirm(clinic.asha, held.id) })),
        ]);
        const byPlan = [confirmed.kind === "ok", anew.held.plan !== null && anew.confirmed.kind === "ok"];
        expect(byPlan.filter(Boolean)).toHaveLength(1);
        expect(await clinic.left()).toEqual([1, 0]);
      }
    });

    it("stays within the year of its plan", async () => {
      const clinic = await aClinic(open(), 2);
      await clinic.paid();
      const until = firstInstantOf(monthsAfter(indianDay(now), 12));
      clinic.clock.at = until - 2 * DAY;
      const id = await clinic.confirmed({ start: until - DAY + 540 * MINUTE });
      const outside = { kind: "refused", refusal: { kind: "outside-plan", from: now, until } };
      expect(await clinic.move(id, until + 540 * MINUTE)).toEqual(outside);
      const times = await clinic.times(id);
      expect(times.kind === "ok" && times.value.starts.length > 0 && times.value.starts.every((start) => start < until)).toBe(true);
      const moved = until - DAY + 600 * MINUTE;
      expect(await clinic.move(id, moved)).toMatchObject({ value: { start: moved, fee: 0 } });
      clinic.clock.at = moved + 10 * MINUTE;
      expect((await clinic.staff(id, "practitioner-missed")).kind).toBe("ok");
      expect(await clinic.rebookAt(id, until + 540 * MINUTE, clinic.clock.at)).toEqual(outside);
      clinic.clock.at = until;
      expect(await clinic.times(id)).toEqual(outside);
      expect(await clinic.bookings.withId(id)).toMatchObject({ booking: { start: moved, state: "no_show_practitioner" } });
    });

    it("comes back where the practitioner missed it, at once where its customer wants it, and then takes no other time", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const id = await clinic.confirmed();
      expect(await clinic.takeBack(id)).toMatchObject({ refusal: { kind: "not-possible", state: "confirmed" } });
      clinic.clock.at = nine + 10 * MINUTE;
      await clinic.staff(id, "practitioner-missed");
      expect(await clinic.left()).toEqual([1, 0]);
      const taken = await clinic.takeBack(id);
      expect(taken).toMatchObject({ value: { planOutcome: "back", back: 0, rebookableUntil: null } });
      expect(await clinic.left()).toEqual([0, 1]);
      clinic.clock.at += MINUTE;
      expect(await clinic.takeBack(id)).toEqual(taken);
      await clinic.giveBack(id);
      const stored = await clinic.bookings.withId(id);
      expect([stored?.booking.history.length, stored?.ledger]).toEqual([4, []]);
      expect(await clinic.rebookAt(id, at(3), clinic.clock.at)).toMatchObject({ refusal: { kind: "not-possible" } });
    });

    it("comes back by the clock where the practitioner missed it, and is not used twice by a clock that is late", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const id = await clinic.confirmed();
      const missed = nine + 10 * MINUTE;
      clinic.clock.at = missed;
      await clinic.staff(id, "practitioner-missed");
      clinic.clock.at = missed + 48 * HOUR;
      await clinic.confirmed({ start: at(3) + 72 * HOUR });
      const late = clinic.clock.at - 1;
      expect(await clinic.rebookAt(id, at(4) + 72 * HOUR, late)).toMatchObject({ refusal: { kind: "not-possible" } });
      await clinic.giveBack(id);
      expect(await clinic.bookings.withId(id)).toMatchObject({
        booking: { history: { 3: { by: { kind: "clock" }, deed: { event: "refund" } } } },
      });
      expect(await clinic.left()).toEqual([1, 0]);
    });

    it("is used once where it was missed and takes another time", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const id = await clinic.confirmed();
      clinic.clock.at = nine + 10 * MINUTE;
      await clinic.staff(id, "practitioner-missed");
      expect(await clinic.rebookAt(id, at(3) + 24 * HOUR, clinic.clock.at)).toMatchObject({
        value: { state: "confirmed", planOutcome: "used" },
      });
      expect(await clinic.left()).toEqual([1, 0]);
    });

    it("says before it is cancelled whether its consultation comes back", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const id = await clinic.confirmed();
      clinic.clock.at = nine - 2 * HOUR;
      expect(await clinic.previewCancel(id)).toMatchObject({ value: { back: 0, planOutcome: "back" } });
      clinic.clock.at += 1;
      expect(await clinic.previewCancel(id)).toMatchObject({ value: { back: 0, planOutcome: "used" } });
      expect(await clinic.cancel(clinic.asha, id)).toMatchObject({ value: { planOutcome: "used" } });
    });
  });
}
