import { cityKey } from "../practitioner/city-key.ts";
import type { PublicPractitioner } from "../practitioner.ts";

/**
 * The cities in which a practitioner is listed, each once: those of the clinics, then those that they chose. Source:
 * specification/consultations.md, Directory.
 */
export function citiesOf({ clinics, cities }: Pick<PublicPractitioner, "clinics" | "cities">): readonly string[] {
  const named = [...clinics.map(({ city }) => city), ...cities];
  const keys = named.map(cityKey);
  return named.filter((_, nth) => keys.indexOf(keys[nth] ?? "") === nth);
}
