import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { SEEN_KINDS } from "#core/consultations/booking/access-entry.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant, orNull, wholeUpTo } from "#adapters/http-contract/scalars.ts";

const kind = z.enum(SEEN_KINDS);

export const showAccessLog = endpoint(ShowAccessLog, {
  method: "GET",
  path: "/get/accesslog",
  in: "query",
  audience: "customer",
  request: only("before", orNull(wholeUpTo(Number.MAX_SAFE_INTEGER))),
  response: fields({
    entries: z.array(
      fields({
        number: z.int(),
        customer: ["user_id", idOf(customerId)],
        member: ["member_id", z.nullable(idOf(memberId))],
        at: instant,
        by: z.string(),
        seen: z.tuple([kind], kind),
        booking: ["booking_id", idOf(payableId)],
        start: instant,
      }),
    ),
    next: z.nullable(z.int()),
  }),
});
