import type { ListedPractitioner, Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";

/** All who may be found. */
export const everybodyListed = async (practitioners: Practitioners, now: number): Promise<readonly ListedPractitioner[]> =>
  practitioners.listed((await practitioners.changed(null)).ids, now);
