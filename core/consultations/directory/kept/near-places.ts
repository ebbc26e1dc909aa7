import { kilometresBetween } from "../../../shipping/kilometres-between.ts";
import { add, nobody } from "./practitioner-set.ts";
import type { Position } from "../../../shipping/city.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** A degree of latitude is 111.2 km. */
const DEGREES_A_KILOMETRE = 1 / 111;

/** Who is near: they as a set, and how far away each is, in whole kilometres; 0: they are not near. */
export type NearBy = { readonly set: PractitionerSet; readonly away: Uint8Array };

/** Clinics by their latitude, those of one house beside each other. */
export class NearPlaces {
  readonly #size: number;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #places: Int32Array;

  constructor(facts: readonly PractitionerFacts[]) {
    const clinics = facts
      .flatMap(({ places }, place) => places.map((at) => ({ at, place })))
      .sort((a, b) => a.at.latitude - b.at.latitude || a.at.longitude - b.at.longitude);
    this.#size = facts.length;
    this.#latitudes = Float64Array.from(clinics, ({ at }) => at.latitude);
    this.#longitudes = Float64Array.from(clinics, ({ at }) => at.longitude);
    this.#places = Int32Array.from(clinics, ({ place }) => place);
  }

  /** Who has a clinic within so many kilometres, at most 255; how far their nearest one is, rounded up, at least 1. */
  within(here: Position, kilometres: number): NearBy {
    const [set, away] = [nobody(this.#size), new Uint8Array(this.#size)];
    const band = kilometres * DEGREES_A_KILOMETRE;
    const east = widthOf(band, Math.abs(here.latitude) + band);
    const [south, north] = [this.#firstFrom(here.latitude - band), here.latitude + band];
    let last = { at: NOWHERE, kilometres: Infinity };
    for (let nth = south; (this.#latitudes[nth] ?? Infinity) <= north; nth += 1) {
      const at = { latitude: this.#latitudes[nth] ?? 0, longitude: this.#longitudes[nth] ?? 0 };
      if (between(at.longitude, here.longitude) > east) continue; // To reckon the distance costs more.
      if (at.latitude !== last.at.latitude || at.longitude !== last.at.longitude)
        last = { at, kilometres: Math.max(1, Math.ceil(kilometresBetween(at, here))) };
      if (last.kilometres > kilometres) continue;
      const place = this.#places[nth] ?? 0;
      const before = away[place] ?? 0;
      if (before === 0) add(set, place);
      if (before === 0 || last.kilometres < before) away[place] = last.kilometres;
    }
    return { set, away };
  }

  #firstFrom(latitude: number): number {
    let [low, high] = [0, this.#latitudes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#latitudes[middle] ?? Infinity) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NOWHERE: Position = { latitude: Infinity, longitude: Infinity };

/**
 * How many degrees of longitude as many degrees of latitude are at most; 180: all of them. At a latitude a little nearer to the pole, as a
 * circle is widest there.
 */
function widthOf(band: number, latitude: number): number {
  const cosine = Math.cos((latitude * Math.PI) / 180);
  return latitude >= 89 || cosine <= 0 ? 180 : (band / cosine) * 1.01;
}

function between(one: number, other: number): number {
  const degrees = Math.abs(one - other);
  return Math.min(degrees, 360 - degrees);
}
