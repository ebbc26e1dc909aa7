import { Buffer } from "node:buffer";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { calendarDownload } from "#adapters/http-server/downloads/calendar-download.ts";
import { careExport } from "#adapters/http-server/downloads/care-export.ts";
import { documentDownload } from "#adapters/http-server/downloads/document-download.ts";
import { entriesDownload } from "#adapters/http-server/downloads/entries-download.ts";
import { eventCalendarDownload } from "#adapters/http-server/downloads/event-calendar-download.ts";
import { groupPicture } from "#adapters/http-server/downloads/group-picture.ts";
import { labReportDownload } from "#adapters/http-server/downloads/lab-report-download.ts";
import { ownDataExport } from "#adapters/http-server/downloads/own-data-export.ts";
import { paperDownload } from "#adapters/http-server/downloads/paper-download.ts";
import { personPicture } from "#adapters/http-server/downloads/person-picture.ts";
import { postPicture } from "#adapters/http-server/downloads/post-picture.ts";
import { prescriptionDownload } from "#adapters/http-server/downloads/prescription-download.ts";
import { sharedReportDownload } from "#adapters/http-server/downloads/shared-report-download.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

const asha = customerId("asha");
const bytes = new Uint8Array(Buffer.from("a file"));
const FILE_ID = "a".repeat(32);

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What a route answers, save headers of every answer. */
async function answerOf(route: RawRoute, customer: typeof asha | null, { body, ...at }: Asked) {
  const api = fastify();
  const session = customer === null ? null : { customer, token: "t" };
  route(api, async () => ({ address: "::1", language: "en", isShown: true, session, recovery: null }) as never);
  const { statusCode: status, headers: all, body: text } = await api.inject({ ...at, ...(body === undefined ? {} : { body }) });
  const { date: _, connection: __, "content-length": ___, "transfer-encoding": ____, ...headers } = all;
  return { status, headers, text };
}

const noFile = (status: number, message: string, more: object = {}) => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", ...more },
  text: JSON.stringify({ status: { status_code: status, message }, payload: null }),
});

type Asked = { readonly method: "GET" | "POST"; readonly url: string; readonly body?: object };

const get = (url: string): Asked => ({ method: "GET", url });
const post = (url: string, body: object): Asked => ({ method: "POST", url, body });

const pdf = async () => ok({ name: "a-name.pdf", bytes });
const calendar = async () => ok("a file");
const sentPicture = async () => ok({ mediaType: "image/webp" as const, bytes });
const none = async () => refused({ kind: "none" }) as never;
const ashas = async () => asha as never;
const nobodys = async () => null;

const saved = (type: string, name: string) => ({ "content-type": type, "content-disposition": `attachment; filename="${name}"` });
const HARMLESS = { "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'" };
const paper = saved("application/pdf", "a-name.pdf");
const entry = saved("text/calendar; charset=utf-8", "appointment.ics");
const table = saved("text/csv; charset=utf-8", "my-entries-water.csv");
const presses = saved("application/x-ndjson; charset=utf-8", "my-entries.ndjson");
const picture = {
  "content-type": "image/webp",
  "content-disposition": 'inline; filename="picture.webp"',
  ...HARMLESS,
  "cache-control": "private, no-store",
};

const unseen = noFile(404, "This isn't available.");
const noInvoice = noFile(404, "Invoice not found");
const tooOften = noFile(429, "Too many requests. Please try again later.", { "retry-after": "3600" });
const signedOut = noFile(401, "Unauthorized access. Please log in again.");
const unread = noFile(400, "Bad request");

const at = {
  invoice: post("/shopUserOrder/user/downloadInvoice", { _id: "o-1", number: "I/1" }),
  appointment: get("/get/bookingcalendar?id=b-1"),
  event: get("/get/eventcalendar?id=e-1"),
  report: get("/labs/reportfile?id=l-1"),
  shared: get(`/get/sharedreport?booking_id=b-1&report_id=${FILE_ID}`),
  prescription: get("/get/prescriptionfile?id=b-1&version=1"),
  plan: get("/subscription/invoicefile?id=s-1&number=I-1"),
  visit: get("/get/invoicefile?id=b-1&number=I-1"),
  tests: get("/labs/invoicefile?id=l-1&number=I-1"),
  group: get("/fitbook/group/picture?group_id=g-1"),
  link: post("/fitbook/group/picture", { token: "a".repeat(43) }),
  person: get("/fitbook/person/picture?user_id=ravi"),
  post: get(`/fitbook/picture?post_id=p-1&picture_id=${FILE_ID}`),
  table: get("/tracker/export?tracker=water"),
  presses: get("/tracker/export"),
  care: get("/export/care"),
  data: get("/user/exportMyData"),
};

type Found = readonly [name: keyof typeof at, route: RawRoute, headers: object];
const found: readonly Found[] = [
  ["invoice", documentDownload(pdf), paper],
  ["appointment", calendarDownload(calendar), entry],
  ["event", eventCalendarDownload(calendar), saved("text/calendar; charset=utf-8", "event.ics")],
  ["report", labReportDownload(pdf), paper],
  [
    "shared",
    sharedReportDownload(async () => ok({ mediaType: "application/pdf" as const, bytes })),
    { ...saved("application/pdf", "report.pdf"), ...HARMLESS },
  ],
  ["prescription", prescriptionDownload(pdf), paper],
  ["plan", paperDownload("plan", pdf), paper],
  ["visit", paperDownload("appointment", pdf), paper],
  ["tests", paperDownload("tests", pdf), paper],
  ["group", groupPicture(sentPicture), picture],
  ["link", groupPicture(sentPicture), picture],
  ["person", personPicture(sentPicture), picture],
  ["post", postPicture(sentPicture), picture],
  ["table", entriesDownload(async () => pieces(), ashas), table],
  ["presses", entriesDownload(async () => pieces(), ashas), presses],
  ["care", careExport(async () => ok(bytes) as never), saved("application/fhir+json; charset=utf-8", "my-health-data.json")],
  ["data", ownDataExport(async () => ok(pieces()) as never), saved("application/json; charset=utf-8", "my-data.json")],
];
const ofSomebody = found.filter(([name]) => name !== "event");
const ofSomething = found.filter(([name]) => name !== "care" && name !== "data");

const missing: readonly (readonly [name: keyof typeof at, route: RawRoute, answer: object])[] = [
  ["invoice", documentDownload(async () => refused({ kind: "unknown-order" })), noFile(404, "Order not found")],
  ["invoice", documentDownload(async () => refused({ kind: "unknown-document" })), noInvoice],
  ["appointment", calendarDownload(async () => refused({ kind: "unknown-booking" })), noFile(404, "Booking not found")],
  ["appointment", calendarDownload(async () => refused({ kind: "not-booked" })), noFile(409, "This appointment is not booked")],
  ["event", eventCalendarDownload(none), unseen],
  ["report", labReportDownload(none), noFile(404, "Report not found")],
  ["shared", sharedReportDownload(none), noFile(404, "Report not found")],
  ["prescription", prescriptionDownload(none), noFile(404, "Prescription not found")],
  ["plan", paperDownload("plan", none), noInvoice],
  ["group", groupPicture(none), unseen],
  ["link", groupPicture(none), unseen],
  ["person", personPicture(none), unseen],
  ["post", postPicture(none), unseen],
  ["table", entriesDownload(async () => pieces(), nobodys), noFile(404, "Not found")],
  ["care", careExport(none), tooOften],
  ["data", ownDataExport(none), tooOften],
];

describe("a download", () => {
  it.each(found)("is sent as a file with its headers: %s", async (name, route, headers) =>
    expect(await answerOf(route, asha, at[name])).toEqual({ status: 200, headers, text: "a file" }),
  );
  it.each(missing)("says why there is no file: %s", async (name, route, answer) =>
    expect(await answerOf(route, asha, at[name])).toEqual(answer),
  );
  it.each(ofSomebody)("is for whoever is signed in: %s", async (name, route) =>
    expect(await answerOf(route, null, at[name])).toEqual(signedOut),
  );
  it("of an event is for everybody", async () =>
    expect(await answerOf(eventCalendarDownload(calendar), null, at.event)).toMatchObject({ status: 200, text: "a file" }));
  it.each(ofSomething)("is refused where nothing is asked for that was declared: %s", async (name, route) => {
    const { method, url, body }: Asked = at[name];
    const nothing: Asked = { method, url: `${url.split("?")[0]}?tracker=none`, ...(body === undefined ? {} : { body: {} }) };
    expect(await answerOf(route, asha, nothing)).toEqual(unread);
  });
  it("of a member's entries says what is expected of the member's id", async () => {
    const problems = [{ path: "member_id", expected: "the id of a member" }];
    const answer = await answerOf(
      entriesDownload(async () => pieces(), ashas),
      asha,
      get("/tracker/export?member_id="),
    );
    expect([answer.status, JSON.parse(answer.text).payload]).toEqual([400, problems]);
  });
});
