import type { Practitioner } from "../practitioner.ts";

/**
 * A practitioner of an imported file, who replaces the one with the same id. The verification stays as long as what was verified stays:
 * name, therapy, council and registration number. Source: specification/consultations.md, Staff commands.
 */
export function reimported(former: Practitioner | null, incoming: Omit<Practitioner, "verifiedAt">): Practitioner {
  const isSame =
    former !== null &&
    former.name === incoming.name &&
    former.therapy === incoming.therapy &&
    former.council === incoming.council &&
    former.registration === incoming.registration;
  return { ...incoming, verifiedAt: isSame ? former.verifiedAt : null };
}
