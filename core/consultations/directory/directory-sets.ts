import { indianDay } from "../../shared/indian-time.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";
import type { OfferLimits } from "../practitioner/lengths-of.ts";
import type { SpokenLanguage } from "../practitioner.ts";
import type { Therapy } from "../therapies/therapy.ts";
import type { CityPlaces } from "./kept/city-places.ts";
import type { PractitionerIndex } from "./kept/practitioner-index.ts";
import type { PractitionerSet } from "./kept/practitioner-set.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What each filter of the directory says as a set of practitioners; free times are those of the shortest length within `limits`. */
export class DirectorySets {
  readonly at: number;
  readonly cities: CityPlaces;
  readonly #index: PractitionerIndex;
  readonly #limits: OfferLimits;

  constructor(index: PractitionerIndex, limits: OfferLimits) {
    this.at = index.at;
    this.cities = index.fixed.cities;
    this.#index = index;
    this.#limits = limits;
  }

  readonly everybody = (): PractitionerSet => this.#index.fixed.having("everybody", () => true);

  readonly ofTherapies = (therapies: readonly Therapy[]): PractitionerSet =>
    this.#index.fixed.having(`therapy ${therapies.join(" ")}`, ({ therapy }) => therapies.includes(therapy));

  readonly speaking = (language: SpokenLanguage): PractitionerSet =>
    this.#index.fixed.having(`language ${language}`, ({ languages }) => languages.includes(language));

  readonly ofGender = (gender: Gender): PractitionerSet => this.#index.fixed.having(`gender ${gender}`, (facts) => facts.gender === gender);

  readonly offering = (limits: OfferLimits): PractitionerSet => this.#index.fixed.offers(limits).within;

  readonly practisingFor = (years: number): PractitionerSet => {
    const since = Number(indianDay(this.at).slice(0, 4)) - years;
    return this.#index.fixed.having(`since ${since}`, ({ practisingSince }) => practisingSince <= since);
  };

  readonly ratedFrom = (mean: number): PractitionerSet =>
    this.#index.fixed.having(`rating ${mean}`, ({ rating }) => (rating?.average ?? 0) >= mean);

  readonly freeOn = (day: Day): PractitionerSet => this.#index.freeOn(day, this.#limits);

  readonly freeWithin = (days: number): PractitionerSet => this.#index.freeBefore(this.at + days * DAY, this.#limits);
}
