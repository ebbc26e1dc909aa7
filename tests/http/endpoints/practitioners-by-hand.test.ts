import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { MODES, practitionerId, SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok } from "#core/shared/result.ts";
import {
  findPractitioners,
  findPractitionersNearby,
  listFreeTimes,
  showDay,
  showPractitioner,
} from "#adapters/http-contract/consultations/endpoints.ts";
import { REASONS } from "#adapters/http-contract/consultations/reasons.ts";
import { anyAmount } from "#tests/arbitraries/any-amount.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

const anyText = () => fc.string({ unit: "grapheme" });
const anyMoment = () => fc.integer({ min: 0, max: 1_000_000 }).map((minutes) => now + minutes * 60_000);
const anyDate = () => fc.nat(400).map((days) => daysAfter(indianDay(now), days));
const anyLength = () => fc.integer({ min: 1, max: 240 });
const anyRating = () => fc.option(fc.record({ average: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10), ratings: fc.nat() }));

const { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...somebody } = aPractitioner("somebody").practitioner;
const anyPublicPractitioner = (): fc.Arbitrary<PublicPractitioner> =>
  fc
    .record({
      id: fc.stringMatching(/^[!-~]{1,100}$/).map(practitionerId),
      name: anyText(),
      council: fc.option(anyText()),
      registration: fc.option(anyText()),
      languages: fc.subarray([...SPOKEN_LANGUAGES]),
      cities: fc.array(anyText()),
      clinics: fc.array(
        fc.record({
          name: anyText(),
          address: anyText(),
          city: anyText(),
          pincode: anyText(),
          at: fc.record({
            latitude: fc.double({ min: -90, max: 90, noNaN: true }),
            longitude: fc.double({ min: -180, max: 180, noNaN: true }),
          }),
        }),
      ),
      fees: fc.array(fc.record({ length: anyLength(), mode: fc.constantFrom(...MODES), amount: anyAmount() })),
      about: fc.option(fc.record({ english: anyText(), hindi: fc.option(anyText()) })),
      picture: fc.option(anyText()),
      lead: fc.nat(10_080),
    })
    .map((given) => ({ ...somebody, ...given }));

const counts = <Value>(values: fc.Arbitrary<Value>) => fc.array(fc.record({ value: values, practitioners: fc.nat() }), { maxLength: 4 });
const entries = () =>
  fc.array(
    fc.record({
      practitioner: anyPublicPractitioner(),
      rating: anyRating(),
      fee: anyAmount(),
      length: anyLength(),
      nextFree: fc.option(anyMoment()),
      distance: fc.option(fc.nat(25)),
    }),
    { maxLength: 3 },
  );
const anyNearbyPage = () => fc.tuple(anyPage(), fc.option(anyText())).map(([page, place]) => ({ ...page, place }));

const anyPage = () =>
  fc.record({
    isUnknownType: fc.boolean(),
    isWidened: fc.boolean(),
    found: fc.nat(),
    entries: entries(),
    next: fc.option(anyText()),
    facets: fc.record({
      therapy: counts(fc.constantFrom(...THERAPIES)),
      city: counts(anyText()),
      language: counts(fc.constantFrom(...SPOKEN_LANGUAGES)),
      gender: counts(fc.constantFrom(...GENDERS)),
      mode: counts(fc.constantFrom(...MODES)),
      maxFee: counts(anyAmount()),
      experience: counts(fc.nat(80)),
      rating: counts(fc.constantFrom(4, 4.5)),
      day: counts(anyDate()),
    }),
    elsewhere: fc.option(fc.record({ cities: counts(anyText()), online: entries() })),
  });

const anyDays = () => fc.array(fc.record({ day: anyDate(), offered: fc.nat(), first: fc.option(anyMoment()) }));
const anyTimes = () => fc.record({ slots: fc.array(fc.record({ from: anyMoment(), to: anyMoment() })), days: anyDays() });
const anyProfile = () => fc.record({ practitioner: anyPublicPractitioner(), rating: anyRating(), length: anyLength(), days: anyDays() });
const anyEntries = () =>
  fc.array(
    fc.record({
      from: anyMoment(),
      to: anyMoment(),
      reason: fc.constantFrom(...REASONS),
      start: fc.option(anyMoment()),
      booking: fc.option(anyText()),
      freeAt: fc.option(anyMoment()),
    }),
  );

it.each<[string, Endpoint, fc.Arbitrary<unknown>, (value: unknown) => unknown]>([
  ["a page of the directory", findPractitioners, anyPage(), (page) => page],
  ["the same near a place", findPractitionersNearby, anyNearbyPage(), (page) => page],
  ["a profile", showPractitioner, anyProfile(), ok],
  ["free times", listFreeTimes, anyTimes(), ok],
  ["a day", showDay, anyEntries(), ok],
])("what is written by hand is what the shape encodes: %s", (_name, endpoint, any, answered) => {
  fc.assert(
    fc.property(any, (value) => {
      const byHand = JSON.stringify(endpoint.envelopeOf(answered(value)).payload);
      expect(byHand).toBe(JSON.stringify(z.encode(endpoint.shapes.response, value)));
    }),
  );
});
