import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { ListedPractitioner, Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";

type ListedPort = Pick<Practitioners, "changed" | "listed">;

/** Practitioners as `everybody` has them; `given` answers the ids of who changed since it was asked last, null: nobody tells of changes. */
export const portOf = (
  everybody: () => readonly ListedPractitioner[],
  given: (() => readonly PractitionerId[]) | null = null,
): ListedPort => ({
  changed: async (since) =>
    since === null || given === null
      ? { mark: "first", ids: everybody().map(({ practitioner }) => practitioner.id), isAll: true }
      : { mark: "later", ids: given(), isAll: false },
  listed: async (ids) => everybody().filter(({ practitioner }) => ids.includes(practitioner.id)),
});
