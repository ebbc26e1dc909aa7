import type { Position } from "./city.ts";

/** Kilometres. */
const RADIUS_OF_EARTH = 6371;

/** The distance on the ground in kilometres, along the great circle, by the haversine formula. */
export function kilometresBetween(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_OF_EARTH * Math.asin(Math.sqrt(half));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
