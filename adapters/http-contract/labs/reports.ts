import * as z from "zod";
import { memberId } from "#core/account/family-member.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { RESULT_FLAGS } from "#core/labs/reports/lab-value.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant } from "#adapters/http-contract/scalars.ts";
import { labBookingId, labWords } from "./booking-shapes.ts";
import type { ShownLabReport, ShownReportedTest } from "#core/labs/reports/show-lab-report.use-case.ts";

const bound = z.nullable(z.number());

const result = z.union([
  fields({
    kind: z.literal("quantity"),
    value: z.number(),
    unit: z.nullable(z.string()),
    range: fields({
      low: bound,
      high: bound,
      criticalLow: ["critical_low", bound],
      criticalHigh: ["critical_high", bound],
      of: z.nullable(fields({ sex: z.enum(["female", "male"]), age: z.number().int() })),
    }),
  }),
  fields({ kind: z.literal("words"), text: z.string() }),
]);

const test: z.ZodType<ShownReportedTest> = fields({
  test: ["test_id", idOf(labTestId)],
  title: labWords,
  at: instant,
  takenAt: ["taken_at", instant],
  reason: z.nullable(z.string()),
  version: z.number().int(),
  values: [
    "value_list",
    z.array(
      fields({
        code: z.string(),
        name: labWords,
        result,
        verdict: z.nullable(
          fields({ flag: z.enum(RESULT_FLAGS), side: z.nullable(z.enum(["low", "high"])), isSlight: ["slight", z.boolean()] }),
        ),
        earlier: ["earlier_list", z.array(fields({ takenAt: ["taken_at", instant], value: z.number() }))],
      }),
    ),
  ],
});

const report: z.ZodType<ShownLabReport> = fields({
  id: ["booking_id", labBookingId],
  lab: fields({ id: ["_id", idOf(labId)], name: z.string(), address: z.string(), city: z.string() }),
  state: z.enum(LAB_BOOKING_STATES),
  people: [
    "people",
    z.array(
      fields({
        member: ["member_id", z.nullable(idOf(memberId))],
        tests: ["test_list", z.array(test)],
        awaited: ["awaited_list", z.array(fields({ test: ["test_id", idOf(labTestId)], title: labWords }))],
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
