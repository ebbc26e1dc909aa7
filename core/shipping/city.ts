import { kilometresBetween } from "./kilometres-between.ts";
import type { Pincode } from "./delivery-place.ts";

/** A city of India, as somebody chooses where they are; `pincode` is that of its head post office. */
export type City = { readonly name: string; readonly state: string; readonly pincode: Pincode; readonly at: Position };

/** Degrees north and east. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A position that is farther than this from every city belongs to none of them. */
const FARTHEST = 150;

/** The city that lies nearest; null: none lies within 150 km. */
export function nearestCity(cities: readonly City[], here: Position): City | null {
  const [nearest] = cities
    .map((city) => ({ city, away: kilometresBetween(city.at, here) }))
    .filter(({ away }) => away <= FARTHEST)
    .sort((a, b) => a.away - b.away);
  return nearest?.city ?? null;
}
