/** A city of India, as somebody chooses where they are. */
export type City = { readonly name: string; readonly state: string; readonly at: Position };

/** Degrees north and east. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A position that is farther than this from every city belongs to none of them. */
const FARTHEST = 150;

/** Kilometres. */
const RADIUS_OF_EARTH = 6371;

/** The city that lies nearest; null: none lies within 150 km. */
export function nearestCity(cities: readonly City[], here: Position): City | null {
  const [nearest] = cities
    .map((city) => ({ city, away: kilometresBetween(city.at, here) }))
    .filter(({ away }) => away <= FARTHEST)
    .sort((a, b) => a.away - b.away);
  return nearest?.city ?? null;
}

/** The distance on the ground, by the haversine formula. */
function kilometresBetween(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_OF_EARTH * Math.asin(Math.sqrt(half));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
