import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, calendarDay, idOf, instant } from "#adapters/http-contract/scalars.ts";
import { directoryQueryIn, directoryQueryOut, directoryQueryShape } from "./directory-query.ts";
import { minutesText } from "./minutes-text.ts";
import { calendarEntry, calendarEntryByHand } from "./day-calendar.ts";
import {
  directoryPage,
  directoryPageByHand,
  nearbyPage,
  nearbyPageByHand,
  practitionerName,
  publicPractitioner,
  publicPractitionerByHand,
  rating,
} from "./practitioner.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { FreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import type { NearbyRequest } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";
import type { Span } from "#core/consultations/slots/slot-facts.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const sought: Shape<DirectoryQuery> = wire(directoryQueryShape, directoryQueryIn, directoryQueryOut);

/** Days within which an "active" practitioner has a free time. */
const ACTIVE_WITHIN = 7;

const directory = {
  method: "GET",
  in: "query",
  audience: "anyone",
  request: sought,
  response: directoryPage,
  byHand: directoryPageByHand,
} as const;

export const findPractitioners = endpoint(FindPractitioners, { ...directory, path: "/search/therapist" });
export const listPractitioners = endpoint(FindPractitioners, { ...directory, path: "/allTherapist", isSecond: true });
export const listActivePractitioners = endpoint(FindPractitioners, {
  ...directory,
  path: "/get/activetherapists",
  isSecond: true,
  request: wire(
    directoryQueryShape,
    (said): DirectoryQuery => ({ ...directoryQueryIn(said), withinDays: ACTIVE_WITHIN }),
    directoryQueryOut,
  ),
});

export const findPractitionersNearby = endpoint(FindPractitionersNearby, {
  method: "POST", // Whoever keeps addresses does not learn where somebody is.
  path: "/nearby/therapist",
  in: "body",
  audience: "anyone",
  request: wire(
    z.extend(directoryQueryShape, {
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
    ({ latitude, longitude, ...said }): NearbyRequest => ({ here: { latitude, longitude }, query: directoryQueryIn(said) }),
    ({ here, query }) => ({ ...here, ...directoryQueryOut(query) }),
  ),
  response: nearbyPage,
  byHand: nearbyPageByHand,
});

export const listTherapies = endpoint(ListTherapies, {
  method: "GET",
  path: "/get/therapies",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: z.array(fields({ therapy: ["type", z.enum(THERAPIES)], practitioners: ["therapists", z.int()] })),
});

const unknownPractitioner = { "unknown-practitioner": answerOf(404, "Practitioner not found") } as const;
const noSuchTimes = {
  "no-such-length": answerOf(2, "This practitioner has no appointments of that length."),
  "no-such-span": answerOf(3, "Please choose at most 62 days, the first of them first."),
} as const;

const day = fields({ day: calendarDay, offered: z.int(), first: z.nullable(instant) });
const dayByHand = ({ day: date, offered, first }: DayOfSlots) => ({
  day: date,
  offered,
  first: first === null ? null : new Date(first).toISOString(),
});

export const showPractitioner = endpoint(ShowPractitioner, {
  method: "GET",
  path: "/get/therapist",
  in: "query",
  audience: "anyone",
  request: only("id", practitionerName),
  response: fields({ practitioner: ["therapist", publicPractitioner], rating, length: z.int(), days: z.array(day) }),
  byHand: ({ practitioner, rating: known, length, days }) => ({
    therapist: publicPractitionerByHand(practitioner),
    rating: known,
    length,
    days: days.map(dayByHand),
  }),
  refusals: unknownPractitioner,
});

const slotByHand = ({ from, to }: Span) => ({
  start: new Date(from).toISOString(),
  end: new Date(to).toISOString(),
  day: indianDay(from),
  time: indianTime(from),
});
const slot = wire(
  z.object({ start: z.string(), end: z.string(), day: z.string(), time: z.string() }),
  ({ start, end }) => ({ from: Date.parse(start), to: Date.parse(end) }),
  slotByHand,
);

const freeTimes: Shape<FreeTimes> = fields({ slots: z.array(slot), days: z.array(day) });

export const listFreeTimes = endpoint(ListFreeTimes, {
  method: "GET",
  path: "/therapist/availableslot",
  in: "query",
  audience: "anyone",
  request: fields({ id: practitionerName, length: minutesText, from: calendarDay, to: calendarDay }),
  response: freeTimes,
  byHand: ({ slots, days }) => ({ slots: slots.map(slotByHand), days: days.map(dayByHand) }),
  refusals: { ...unknownPractitioner, ...noSuchTimes },
});

export const showDay = endpoint(ShowDay, {
  method: "GET",
  path: "/getTherapistAvailableSlotDatewise",
  in: "query",
  audience: "visitor",
  request: wire(
    z.object({
      id: practitionerName,
      length: minutesText,
      date: calendarDay,
      member_id: z.optional(idOf(memberId)),
      exclude: z.optional(boundedText(100)),
    }),
    ({ member_id: member = null, exclude = null, ...rest }) => ({ ...rest, member, exclude }),
    ({ member, exclude, ...rest }) => ({
      ...rest,
      ...(member === null ? {} : { member_id: member }),
      ...(exclude === null ? {} : { exclude }),
    }),
  ),
  response: z.array(calendarEntry),
  byHand: (entries) => entries.map(calendarEntryByHand),
  refusals: { ...unknownPractitioner, ...noSuchTimes, "unknown-member": answerOf(4, "Member not found") },
});
