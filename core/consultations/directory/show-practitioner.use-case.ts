import { ratingOf } from "../../reviews/review-summary.ts";
import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { lengthsOf } from "../practitioner/lengths-of.ts";
import { listSlots } from "../slots/list-slots.ts";
import { maker } from "../../shared/use-case.ts";
import { Practitioners } from "../practitioner/practitioners.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Rating } from "../../catalogue/product.ts";
import type { Result } from "../../shared/result.ts";
import type { PractitionerId, PublicPractitioner } from "../practitioner.ts";
import type { DayOfSlots } from "../slots/list-slots.ts";

/** `days`: from today to the horizon, how many times of the shortest length are free on each. */
export type PractitionerProfile = {
  readonly practitioner: PublicPractitioner;
  readonly rating: Rating | null;
  readonly length: number;
  readonly days: readonly DayOfSlots[];
};

/** Nobody whom everybody may find has this id. */
export type UnknownPractitioner = { readonly kind: "unknown-practitioner" };

/** A practitioner's own page, exact at this moment. Source: specification/consultations.md, Profile of a practitioner. */
export type ShowPractitioner = (id: PractitionerId) => Promise<Result<PractitionerProfile, UnknownPractitioner>>;
export const ShowPractitioner = useCase<ShowPractitioner>("consultations", "ShowPractitioner");

export const makeShowPractitioner = maker(
  ShowPractitioner,
  { practitioners: Practitioners, now: Clock },
  ({ practitioners, now }) =>
    async (id) => {
      const found = await practitioners.find(id);
      const offers = found === null ? null : lengthsOf(found.practitioner, { mode: null, maxFee: null });
      if (found === null || offers === null) return refused({ kind: "unknown-practitioner" });
      const [at, [length]] = [now(), offers.lengths];
      const today = indianDay(at);
      const span = { from: firstInstantOf(today), to: firstInstantOf(daysAfter(today, found.practitioner.horizon + 1)) };
      const appointments = await practitioners.appointments({ practitioner: id, patient: null, ...span });
      const { days } = listSlots(slotFactsOf(found, appointments, { now: at, ...span, length, patient: null, exclude: null }));
      const { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...practitioner } = found.practitioner;
      return ok({ practitioner, rating: ratingOf(found.reviews), length, days });
    },
);
