import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import { labBookingId } from "./booking-shapes.ts";
import { bookedLabFields } from "./lab-shapes.ts";
import { awaitedTests, sentPapers, shownTest } from "./report-shapes.ts";
import type { ShownLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const report: Shape<ShownLabReport> = fields({
  id: ["booking_id", labBookingId],
  lab: fields(bookedLabFields),
  state: z.enum(LAB_BOOKING_STATES),
  people: [
    "people",
    z.array(
      fields({
        member: ["member_id", z.nullable(idOf(memberId))],
        tests: ["test_list", z.array(shownTest)],
        awaited: ["awaited_list", awaitedTests],
        undone: ["undone_list", awaitedTests],
        papers: ["paper_list", sentPapers],
      }),
    ),
  ],
});

export const showLabReport = endpoint(ShowLabReport, {
  method: "GET",
  path: "/labs/report",
  in: "query",
  audience: "customer",
  request: only("id", labBookingId),
  response: report,
  refusals: { "unknown-booking": answerOf(404, "Booking not found") },
});
