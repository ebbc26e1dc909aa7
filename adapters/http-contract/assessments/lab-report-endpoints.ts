import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant } from "#adapters/http-contract/scalars.ts";
import type { SharePlace } from "#core/assessments/lab-reports/lab-report-share.ts";
import type { PersonsReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const id = idOf(payableId);
const unknown = { "unknown-booking": answerOf(404, "Booking not found") } as const;

const place: Shape<SharePlace> = fields({ labBooking: ["id", id], booking: ["booking_id", id] });

const person: Shape<PersonsReportShares> = fields({
  member: ["member_id", z.nullable(idOf(memberId))],
  isConsented: ["consent", z.boolean()],
  appointments: [
    "booking_list",
    z.array(
      fields({
        id: ["booking_id", id],
        start: instant,
        practitioner: ["practitioner_name", z.string()],
        sharedAt: ["shared_at", z.nullable(instant)],
      }),
    ),
  ],
});

export const listLabReportShares = endpoint(ListLabReportShares, {
  method: "GET",
  path: "/labs/sharing",
  in: "query",
  audience: "customer",
  request: only("id", id),
  response: z.array(person),
  refusals: unknown,
});

export const shareLabReport = endpoint(ShareLabReport, {
  method: "PUT",
  path: "/labs/sharing",
  in: "body",
  audience: "customer",
  request: place,
  response: z.null(),
  refusals: {
    ...unknown,
    "no-consent": answerOf(403, "The use of this patient's health data is not allowed."),
    "not-shareable": answerOf(409, "A report can't be shared for this appointment."),
  },
});

export const unshareLabReport = endpoint(UnshareLabReport, {
  method: "DELETE",
  path: "/labs/sharing",
  in: "query",
  audience: "customer",
  request: place,
  response: z.null(),
  refusals: unknown,
});
