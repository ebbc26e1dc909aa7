import fc from "fast-check";
import type { Place } from "#tests/core/plans/clinic-with-a-plan.ts";
import { describe, expect, it } from "vitest";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { aClinic, at, FEE, nine } from "#tests/core/plans/clinic-with-a-plan.ts";
import type { PayableId } from "#core/ledger/entry.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function planThatPaysSuite(store: string, open: () => Place): void {
  describe(`a plan that pays, in ${store}`, () => {
    it("pays for its holder and whom it covers, says what is left, and pays for nobody else", async () => {
      const clinic = await aClinic(open(), 3);
      expect(await clinic.held()).toMatchObject({ fee: FEE, plan: null }); // It is not paid for yet.
      await clinic.paid();
      const held = await clinic.held();
      expect(held).toMatchObject({ fee: 0, plan: { subscription: clinic.plan, title: "Parivar", hindi: "परिवार", instead: FEE, left: 2 } });
      expect((await bookingPayables(clinic.bookings).withId(held.id))?.due).toBe(null);
      expect(await clinic.confirm(clinic.asha, held.id)).toMatchObject({ value: { state: "confirmed", fee: 0, plan: { left: 2 } } });
      expect(await clinic.held({ start: at(1), member: clinic.isha })).toMatchObject({ fee: 0, plan: { left: 1 } });
      expect(await clinic.held({ start: at(1), member: clinic.other })).toMatchObject({ fee: FEE, plan: null });
      expect(await clinic.left()).toEqual([1, 2]);
      const stored = await clinic.bookings.withId(held.id);
      expect([stored?.booking.plan?.title, stored?.ledger]).toEqual(["Parivar", []]);
    });

    it("takes a fee once nothing is left, and holds that are given up or over use nothing", async () => {
      const clinic = await aClinic(open(), 1);
      await clinic.paid();
      const first = await clinic.held();
      expect(await clinic.left()).toEqual([1, 0]);
      const second = await clinic.held({ start: at(1) }); // It takes the place of the first.
      expect([second.plan?.left, await clinic.left()]).toEqual([0, [1, 0]]);
      expect(await clinic.confirm(clinic.asha, first.id)).toMatchObject({ refusal: { kind: "not-possible", state: "expired" } });
      await clinic.release(clinic.asha, second.id);
      expect(await clinic.left()).toEqual([0, 1]);
      await clinic.held({ start: at(2) });
      clinic.clock.at += 10 * MINUTE;
      expect(await clinic.left()).toEqual([0, 1]);
      await clinic.confirmed({ start: at(3) });
      expect(await clinic.held({ start: at(4) })).toMatchObject({ fee: FEE, plan: null });
      expect(await clinic.left()).toEqual([1, 0]);
    });

    it("gets a consultation back where all of a fee would come back, and only there", async () => {
      const clinic = await aClinic(open(), 4);
      await clinic.paid();
      const [early, late, off, missed] = [
        await clinic.confirmed(),
        await clinic.confirmed({ start: at(1) }),
        await clinic.confirmed({ start: at(2) }),
        await clinic.confirmed({ start: at(3) }),
      ] as const;
      expect(await clinic.left()).toEqual([4, 0]);
      clinic.clock.at = nine - 2 * HOUR;
      expect(await clinic.cancel(clinic.asha, early)).toMatchObject({ value: { state: "cancelled_by_patient", back: 0 } });
      expect(await clinic.left()).toEqual([3, 1]);
      expect((await clinic.staff(off, "call-off")).kind).toBe("ok");
      expect(await clinic.left()).toEqual([2, 2]);
      clinic.clock.at = at(1) - HOUR;
      expect(await clinic.cancel(clinic.asha, late)).toMatchObject({ value: { state: "cancelled_by_patient" } });
      expect(await clinic.left()).toEqual([2, 2]);
      clinic.clock.at = at(3) + 10 * MINUTE;
      expect((await clinic.staff(missed, "practitioner-missed")).kind).toBe("ok");
      expect(await clinic.left()).toEqual([2, 2]); // Another time can be chosen for 48 hours.
      clinic.clock.at += 48 * HOUR;
      expect(await clinic.left()).toEqual([1, 3]);
    });

    it("can't be cancelled once it was used, and again once that came back", async () => {
      const clinic = await aClinic(open(), 2);
      await clinic.paid();
      const id = await clinic.confirmed();
      expect(await clinic.preview()).toEqual({ kind: "refused", refusal: { kind: "used", count: 1 } });
      expect(await clinic.cancelPlan()).toEqual({ kind: "refused", refusal: { kind: "used", count: 1 } });
      await clinic.cancel(clinic.asha, id);
      expect(await clinic.cancelPlan()).toMatchObject({ value: { stage: "cancelled" } });
      expect(await clinic.held()).toMatchObject({ fee: FEE, plan: null });
    });

    it("pays for one of two hundred that take its last consultation at once, without a deadlock", async () => {
      const place = open();
      const clinic = await aClinic(place, 1);
      await clinic.paid();
      const before = await place.deadlocks();
      const tries = Array.from({ length: 200 }, async (_, nth) => {
        const answer = await clinic.hold({ start: at(nth % 9) + Math.floor(nth / 9) * 24 * HOUR });
        return answer.kind === "ok" ? clinic.confirm(clinic.asha, answer.value.id) : answer;
      });
      const answers = await Promise.all(tries);
      expect(await place.deadlocks()).toBe(before);
      const paid = answers.filter((one) => one.kind === "ok" && one.value.state === "confirmed");
      expect(paid.length).toBeLessThanOrEqual(1);
      const why = new Set(answers.flatMap((one) => (one.kind === "refused" ? [one.refusal.kind] : [])));
      expect([...why].filter((one) => one !== "too-many-holds" && one !== "not-possible")).toEqual([]);
      clinic.clock.at += HOUR;
      if (paid.length === 0) await clinic.confirmed({ start: nine });
      expect(await clinic.left()).toEqual([1, 0]);
      expect(await clinic.held({ start: at(1) + 25 * 24 * HOUR })).toMatchObject({ fee: FEE, plan: null });
    });

    it("pays for no more than it holds while clocks go an hour back and a day forward, and stays right", async () => {
      const step = fc.tuple(fc.constantFrom("hold", "confirm", "release", "cancel"), fc.constantFrom(-HOUR, 0, 4 * MINUTE, DAY));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const clinic = await aClinic(open(), 2);
          await clinic.paid();
          const held: PayableId[] = [];
          for (const [nth, [action, goesBy]] of steps.entries()) {
            clinic.clock.at += goesBy;
            const last = held.at(-1);
            if (action === "hold" || last === undefined) {
              const answer = await clinic.hold({ start: at(nth) + 20 * DAY });
              if (answer.kind === "ok") held.push(answer.value.id);
            } else await clinic[action](clinic.asha, last);
            const [used = 0, left = 0] = (await clinic.left()) ?? [];
            expect([used <= 2, used + left]).toEqual([true, 2]);
          }
          const bookings = await Promise.all(held.map((id) => clinic.bookings.withId(id)));
          const paidFor = bookings.filter((stored) => stored?.booking.state === "confirmed" && stored.booking.plan !== null);
          expect(paidFor.length).toBeLessThanOrEqual(2);
        }),
        { numRuns: 20 },
      );
    });

    it("is not cancelled and used at once", async () => {
      for (let round = 0; round < 5; round += 1) {
        const clinic = await aClinic(open(), 1);
        await clinic.paid();
        const [held, cancelled] = await Promise.all([clinic.hold(), clinic.cancelPlan()]);
        const pays = held.kind === "ok" && held.value.plan !== null;
        expect(pays).toBe(cancelled.kind === "refused");
      }
    });
  });
}
