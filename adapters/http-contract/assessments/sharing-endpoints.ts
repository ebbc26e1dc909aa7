import * as z from "zod/mini";
import { ASSESSMENT_STATES } from "#core/assessments/answering/assessment-step.ts";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { EMERGENCY_SIGNS } from "#core/consultations/safety/person-health.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { payableId } from "#core/ledger/entry.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { spanAverage, summaryDays } from "#adapters/http-contract/trackers/tracker-answers.ts";
import { calendarDay, idOf, instant, uploadedFile } from "#adapters/http-contract/scalars.ts";
import { REPORT_TYPES } from "./report-shapes.ts";
import { awaitedTests, sentPapers, shownTest } from "#adapters/http-contract/labs/report-shapes.ts";
import { inBoth, keptAnswer, questionnaireItem } from "./assessment-answers.ts";

const answered = { items: ["item", z.array(questionnaireItem)], answers: z.array(keptAnswer) } as const;

export const showSharedData = endpoint(ShowSharedData, {
  method: "GET",
  path: "/get/shareddata",
  in: "query",
  audience: "customer",
  request: only("booking_id", idOf(payableId)),
  response: z.nullable(
    fields({
      frozenAt: ["frozen_at", z.nullable(instant)],
      complaint: z.nullable(z.string()),
      assessments: z.array(fields({ kind: z.enum(ASSESSMENT_KINDS), state: z.enum(ASSESSMENT_STATES), title: inBoth, ...answered })),
      profile: fields(answered),
      reports: z.array(
        fields({
          id: ["_id", uploadedFile],
          mediaType: ["media_type", z.enum(REPORT_TYPES)],
          bytes: z.number(),
          sentAt: ["sent_at", instant],
        }),
      ),
      spans: z.array(
        fields({ tracker: z.enum(OPEN_TRACKERS), from: calendarDay, to: calendarDay, days: summaryDays, average: spanAverage }),
      ),
      hiddenReports: ["hidden_reports", z.number()],
      labReports: [
        "lab_report_list",
        z.array(
          fields({
            labBooking: ["id", idOf(payableId)],
            lab: ["lab_name", z.string()],
            hindi: ["lab_name_hi", z._default(z.nullable(z.string()), null)], // A server of the release before does not tell.
            sharedAt: ["shared_at", instant],
            tests: ["test_list", z.array(shownTest)],
            awaited: ["awaited_list", awaitedTests],
            papers: ["paper_list", sentPapers],
          }),
        ),
      ],
    }),
  ),
  refusals: { "unknown-booking": answerOf(404, "Booking not found") },
});

export const showEmergencySign = endpoint(ShowEmergencySign, {
  method: "GET",
  path: "/get/emergencysign",
  in: "query",
  audience: "customer",
  request: only("booking_id", idOf(payableId)),
  response: z.nullable(z.enum(EMERGENCY_SIGNS)),
  refusals: { "unknown-booking": answerOf(404, "Booking not found") },
});
