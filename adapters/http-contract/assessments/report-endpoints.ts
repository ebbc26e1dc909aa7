import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { MOST_REPORTS } from "#core/assessments/sharing/patient-report.ts";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { LARGEST_PAPER } from "#core/files/papers.port.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { idOf, instant, pieces, uploadedFile } from "#adapters/http-contract/scalars.ts";
import { REPORT_TYPES } from "./report-shapes.ts";

const booking = idOf(payableId);
const report = fields({
  id: ["_id", uploadedFile],
  customer: ["user_id", idOf(customerId)],
  member: ["member_id", z.nullable(idOf(memberId))],
  booking: ["booking_id", booking],
  mediaType: ["media_type", z.enum(REPORT_TYPES)],
  bytes: z.number(),
  sentAt: ["sent_at", instant],
  hiddenAt: ["hidden_at", z.nullable(instant)],
});

const unknownBooking = answerOf(404, "Booking not found");
const unknownReport = answerOf(404, "Report not found");

export const sendReport = endpoint(SendReport, {
  method: "POST",
  path: "/upload/report",
  in: "stream",
  largest: LARGEST_PAPER,
  audience: "customer",
  request: pieces,
  response: only("url", fileAddress),
  refusals: {
    "no-report": answerOf(415, "Please choose a picture (JPEG, PNG, WebP) or a PDF"),
    "no-paper": answerOf(422, "This PDF can't be read"),
    "locked-paper": answerOf(423, "This PDF is locked with a password"),
    "active-paper": answerOf(409, "This PDF holds a form, a script or attached files"),
    "too-large": answerOf(413, "Please choose a PDF of at most 10 MB or a picture of at most 8 MB"),
    "too-many-uploads": answerOf(429, "Too many requests. Please try again later."),
  },
});

export const addReport = endpoint(AddReport, {
  method: "POST",
  path: "/add/report",
  in: "body",
  audience: "customer",
  request: fields({ booking: ["booking_id", booking], file: ["url", fileAddress] }),
  response: report,
  refusals: {
    "unknown-booking": unknownBooking,
    "consent-needed": answerOf(403, "Consent to the use of health data is needed"),
    closed: answerOf(409, "Reports can't be sent for this appointment any more"),
    "too-many": answerOf(422, `At most ${MOST_REPORTS} reports can be sent for an appointment`),
    "unknown-file": answerOf(400, "No such file was sent"),
  },
});

export const listReports = endpoint(ListReports, {
  method: "GET",
  path: "/get/reports",
  in: "query",
  audience: "customer",
  request: only("booking_id", booking),
  response: fields({
    member: ["member_id", z.nullable(idOf(memberId))],
    reports: z.array(report),
    isOpen: ["open", z.boolean()],
    isKept: ["kept", z.boolean()],
    isConsented: ["consented", z.boolean()],
  }),
  refusals: { "unknown-booking": unknownBooking },
});

export const removeReport = endpoint(RemoveReport, {
  method: "DELETE",
  path: "/delete/report",
  in: "query",
  audience: "customer",
  request: only("id", uploadedFile),
  response: only("state", z.enum(["deleted", "hidden"])),
  refusals: { "unknown-report": unknownReport },
});

export const restoreReport = endpoint(RestoreReport, {
  method: "PUT",
  path: "/restore/report",
  in: "body",
  audience: "customer",
  request: only("id", uploadedFile),
  response: z.null(),
  refusals: { "unknown-report": unknownReport },
});
