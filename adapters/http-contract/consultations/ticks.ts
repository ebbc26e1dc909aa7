import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant, orNull } from "#adapters/http-contract/scalars.ts";

const bookingId = idOf(payableId);
const is = z.enum(["drug", "task"]);
const LONGEST_KEY = 60;
const LONGEST_TIME = 7;

const place = {
  booking: ["prescription_id", bookingId],
  item: z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY)),
  day: calendarDay,
  time: z.string().check(z.minLength(1), z.maxLength(LONGEST_TIME)),
} as const;

const unknown = { "unknown-prescription": answerOf(404, "Prescription not found") } as const;

export const tickDose = endpoint(TickDose, {
  method: "POST",
  path: "/add/timecheckmarkofmedicineortask",
  in: "body",
  audience: "customer",
  request: fields({ ...place, done: z.boolean() }),
  response: z.null(),
  refusals: {
    ...unknown,
    "above-limits": answerOf(409, "This may not be taken again any more.", fields({ from: z.nullable(instant) }), ({ from }) =>
      from === null ? "This may not be taken again any more." : `This may be taken again from ${indianTime(from)} on ${indianDay(from)}.`,
    ),
    "not-planned": answerOf(409, "This is not planned then."),
    "too-early": answerOf(425, "Its time has not come yet."),
    "too-late": answerOf(410, "This is more than 7 days ago."),
  },
});

const nevertheless = z._default(z.nullable(z.string()), null);

const asNeeded = fields({
  booking: ["prescription_id", bookingId],
  item: place.item,
  is,
  name: z.string(),
  details: z.record(z.string(), z.string()),
  nevertheless,
  start: calendarDay,
  until: calendarDay,
  mostADay: ["most_a_day", z.int()],
  hoursApart: ["hours_apart", z.int()],
  taken: z.array(fields(place)),
});

export const showOngoingTherapy = endpoint(ShowOngoingTherapy, {
  method: "GET",
  path: "/get/ongoingtherapy",
  in: "query",
  audience: "customer",
  request: only("id", orNull(bookingId)),
  response: fields({
    now: instant,
    today: calendarDay,
    therapies: z.array(
      fields({
        booking: ["prescription_id", bookingId],
        practitioner: ["therapist", z.string()],
        member: ["member_id", z.nullable(idOf(memberId))],
        days: z.array(
          fields({
            day: calendarDay,
            doses: z.array(
              fields({
                ...place,
                is,
                name: z.string(),
                details: z.record(z.string(), z.string()),
                nevertheless,
                at: instant,
                isBeforeSigned: ["before_signed", z._default(z.boolean(), false)],
                isDone: ["done", z.boolean()],
              }),
            ),
          }),
        ),
        asNeeded: ["as_needed", z._default(z.array(asNeeded), [])],
      }),
    ),
  }),
  refusals: unknown,
});
