import { kilometresBetween } from "../../../shipping/kilometres-between.ts";
import type { Position } from "../../../shipping/city.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";

/** A degree of latitude is 111.2 km. */
const DEGREES_A_KILOMETRE = 1 / 111;

/** Clinics by their latitude. */
export class NearPlaces {
  readonly #clinics: readonly { readonly at: Position; readonly place: number }[];

  constructor(facts: readonly PractitionerFacts[]) {
    this.#clinics = facts.flatMap(({ places }, place) => places.map((at) => ({ at, place }))).sort((a, b) => a.at.latitude - b.at.latitude);
  }

  /** How far the nearest clinic of each is who has one within so many kilometres, in whole kilometres, rounded up, at least 1. */
  within(here: Position, kilometres: number): ReadonlyMap<number, number> {
    const nearest = new Map<number, number>();
    const band = kilometres * DEGREES_A_KILOMETRE;
    const east = widthOf(band, Math.abs(here.latitude) + band);
    for (let at = this.#firstFrom(here.latitude - band); at < this.#clinics.length; at += 1) {
      const clinic = this.#clinics[at];
      if (clinic === undefined || clinic.at.latitude > here.latitude + band) break;
      if (between(clinic.at.longitude, here.longitude) > east) continue; // To reckon the distance costs more.
      const away = Math.max(1, Math.ceil(kilometresBetween(clinic.at, here)));
      if (away <= kilometres && away < (nearest.get(clinic.place) ?? Infinity)) nearest.set(clinic.place, away);
    }
    return nearest;
  }

  #firstFrom(latitude: number): number {
    let [low, high] = [0, this.#clinics.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#clinics[middle]?.at.latitude ?? Infinity) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** How many degrees of longitude as many degrees of latitude are at most; 180: all of them. At a latitude a little nearer to the pole, as a circle is widest there. */
function widthOf(band: number, latitude: number): number {
  const cosine = Math.cos((latitude * Math.PI) / 180);
  return latitude >= 89 || cosine <= 0 ? 180 : (band / cosine) * 1.01;
}

function between(one: number, other: number): number {
  const degrees = Math.abs(one - other);
  return Math.min(degrees, 360 - degrees);
}
