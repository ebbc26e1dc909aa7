import * as z from "zod/mini";
import { eventId } from "#core/events/listed-event.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant, rupees } from "#adapters/http-contract/scalars.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { OwnSeat } from "#core/events/attendance/own-seat.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const event = idOf(eventId);

export const shownEvent: Shape<ShownEvent> = fields({
  id: ["_id", event],
  title: bilingualText,
  text: bilingualText,
  venue: z.union([
    fields({ kind: z.literal("online") }),
    fields({
      kind: z.literal("place"),
      place: z.string(),
      hindi: ["place_hi", z._default(z.nullable(z.string()), null)], // A server of the release before does not tell.
      city: z.string(),
    }),
  ]),
  price: rupees,
  picture: z.nullable(z.string()),
  startsAt: ["starts_at", instant],
  endsAt: ["ends_at", instant],
  capacity: z.int(),
  state: z.enum(["published", "full", "ended", "cancelled"]),
  free: z.int(),
  waiting: z.int(),
  revision: z._default(z.int(), 0), // A server of the release before does not tell.
  formerTimes: ["former_times", z._default(z.nullable(fields({ startsAt: ["starts_at", instant], endsAt: ["ends_at", instant] })), null)], // As above.
});

export const ownSeat: Shape<OwnSeat> = fields({
  state: z.enum(["going", "waiting", "offered", "attended", "left", "expired", "no_show"]),
  place: z.nullable(z.int()),
  until: z.nullable(instant),
  isAsked: ["is_asked", z._default(z.boolean(), false)], // A server of the release before does not tell.
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
