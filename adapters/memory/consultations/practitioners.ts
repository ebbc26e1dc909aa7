import { summaryIn } from "#adapters/memory/reviews/reviews.ts";
import { blockingIn } from "./blocking-in.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPractitioners(memory: Memory): Practitioners {
  const isListed = ({ practitioner }: ConsultingPractitioner) => practitioner.isActive && practitioner.verifiedAt !== null;
  const reviewsOf = (id: string) => summaryIn(memory, { kind: "practitioner", id });
  const listed = () => [...memory.practitioners.values()].filter(isListed).sort((a, b) => (a.practitioner.id < b.practitioner.id ? -1 : 1));
  return {
    changed: async () => ({ mark: "", ids: listed().map(({ practitioner }) => practitioner.id), isAll: true }),
    listed: async (ids, now) =>
      listed()
        .filter(({ practitioner }) => ids.includes(practitioner.id))
        .map((one) => ({
          ...one,
          reviews: reviewsOf(one.practitioner.id),
          appointments: blockingIn(memory, { practitioner: one.practitioner.id, patient: null, from: now, to: Infinity }),
        })),
    shown: async (ids) =>
      listed()
        .filter(({ practitioner }) => ids.includes(practitioner.id))
        .map(({ practitioner: { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...shown } }) => shown),
    async find(id) {
      const found = memory.practitioners.get(id);
      return found !== undefined && isListed(found) ? { ...found, reviews: reviewsOf(id) } : null;
    },
    withAccount: async (mobile) =>
      [...memory.practitioners.values()]
        .map(({ practitioner }) => practitioner)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .find(({ account }) => account === mobile) ?? null,
    appointments: async (request) => blockingIn(memory, request),
  };
}
