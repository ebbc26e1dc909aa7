import { namedBy } from "#core/shared/token.ts";
import * as z from "zod/mini";
import { callStreamContract } from "./consultations/call-stream.ts";
import { notificationStreamContract } from "./notifications/notification-stream.ts";
import { CALENDAR_DOWNLOAD, calendarQuery } from "./consultations/calendar-download.ts";
import { EVENT_CALENDAR_DOWNLOAD, eventCalendarQuery } from "./events/calendar-download.ts";
import { PAPER_DOWNLOADS, paperQuery } from "./invoices/paper-download.ts";
import { GROUP_PICTURE_FILE } from "./fitbook/group-picture.ts";
import { PERSON_PICTURE_FILE } from "./fitbook/person-picture.ts";
import { POST_PICTURE_FILE } from "./fitbook/post-picture.ts";
import { liveStreamContract } from "./quizzes/live-stream.ts";
import { MEMBER, memberName } from "./patient-name.ts";
import { namesOnWire, nothing } from "./endpoint.ts";
import { DOCUMENT_DOWNLOAD, documentQuery } from "./invoices/document-download.ts";
import { CARE_EXPORT } from "./assessments/care-export.ts";
import { FILES, OWN_DATA } from "./identity/person.ts";
import { ENTRIES_DOWNLOAD, entriesQuery } from "./trackers/entries-download.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Shape } from "./shape.ts";

/** A JSON Schema, as far as a page reads it. */
export type Schema = { readonly [name: string]: unknown };

export type Parameter = { readonly name: string; readonly in: "query" | "header"; readonly required: boolean; readonly schema: Schema };
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly { readonly bearer: readonly [] }[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Answer>>;
};
type Answer = { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: Schema }>> };

/** The API as OpenAPI 3.1 tells it. */
export type ApiDocument = {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Schema;
};

const DESCRIPTION =
  "Every answer is an envelope: a status with a code and a message, and a payload. Code 0 is success, also where the HTTP status is 200 and the code " +
  "another one, which is a refusal. Where a code has several reasons, the status names the one in `refusal`. Amounts are in rupees with at most two decimals.";

/**
 * Made from the same declarations as the server's routes, so that it tells nothing else than what is answered. `site`: the shop's address,
 * below which the API is.
 */
export function apiDocument(version: string, site: string, endpoints: readonly Endpoint[]): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const methods = paths[endpoint.path] ?? {};
    paths[endpoint.path] = { ...methods, [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  paths[notificationStreamContract.path] = { get: liveOperation };
  paths[callStreamContract.path] = { get: callOperation };
  paths[liveStreamContract.path] = { get: liveQuizOperation };
  paths[FILES] = { get: fileOperation };
  paths[POST_PICTURE_FILE] = { get: postPictureOperation };
  paths[PERSON_PICTURE_FILE] = { get: personPictureOperation };
  paths[GROUP_PICTURE_FILE] = { get: groupPictureOperation, post: linkedGroupPictureOperation };
  paths[OWN_DATA] = { get: ownDataOperation };
  paths[CARE_EXPORT] = { get: careOperation };
  paths[CALENDAR_DOWNLOAD] = { get: calendarOperation };
  paths[EVENT_CALENDAR_DOWNLOAD] = { get: eventCalendarOperation };
  paths[PAPER_DOWNLOADS.appointment] = { get: paperOperation("get_get_invoicefile", "get", "an appointment") };
  paths[PAPER_DOWNLOADS.plan] = { get: paperOperation("get_subscription_invoicefile", "subscription", "a plan") };
  paths[PAPER_DOWNLOADS.tests] = { get: paperOperation("get_labs_invoicefile", "labs", "a lab booking") };
  paths[ENTRIES_DOWNLOAD] = { get: entriesOperation };
  paths[DOCUMENT_DOWNLOAD] = { post: downloadOperation };
  const tagged = Object.values(paths).flatMap((methods) => Object.values(methods));
  const tags = [...new Set(tagged.flatMap((operation) => operation.tags))].sort().map((name) => ({ name }));
  return {
    openapi: "3.1.0",
    info: { title: "Niramaya", version, description: DESCRIPTION },
    servers: [{ url: `${site}/api` }],
    tags,
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "The token that signing in gives." } },
      schemas: {
        Refusal: envelopeOf({ description: "What is wrong, where that can be told" }),
        Problems: envelopeOf({
          type: ["array", "null"],
          items: { type: "object", properties: { path: { type: "string" }, expected: { type: "string" } }, required: ["path", "expected"] },
        }),
        ...Object.assign({}, ...endpoints.flatMap(({ shapes }) => [shapes.request, shapes.response].map(namedIn))),
      },
    },
  };
}

/** Whom a call is about. */
const memberParameter: Parameter = { name: MEMBER, in: "query", required: false, schema: schemaOf(memberName) };

function operationOf(endpoint: Endpoint): Operation {
  const { answers, method, path, in: place, audience, shapes } = endpoint;
  const isOfMember = audience === "patient";
  const own = schemaOf(shapes.request);
  const schema: Schema =
    isOfMember && place === "body" ? { allOf: [own, { type: "object", properties: { [MEMBER]: schemaOf(memberName) } }] } : own;
  const { name } = namedBy(answers);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, "_")}`,
    summary: name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/(?<=.)[A-Z](?=[a-z]|$)/g, (letter) => letter.toLowerCase()),
    tags: [tagOf(endpoint)],
    security: securityOf(audience),
    parameters: [...(place === "query" ? parametersOf(schema) : []), ...(isOfMember && place !== "body" ? [memberParameter] : [])],
    ...(place === "query" || shapes.request === nothing
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [place === "file" || place === "stream" ? "multipart/form-data" : "application/json"]: { schema: schema } },
          },
        }),
    responses: responsesOf(endpoint),
  };
}

/** Open as long as the client is: events, each a line of JSON. */
const liveOperation: Operation = {
  operationId: "get_notification_live",
  summary: "Watch notifications, as server-sent events",
  tags: ["notification"],
  security: [{ bearer: [] }],
  parameters: [],
  responses: { "200": { description: "events", content: { "text/event-stream": { schema: schemaOf(notificationStreamContract.shape) } } } },
};

/** Open as long as somebody sits in a call; the call's token comes in a header of its own. */
const callOperation: Operation = {
  operationId: "get_call_live",
  summary: "Hear what a seat of a call hears, as server-sent events",
  tags: ["call"],
  security: [{ bearer: [] }],
  parameters: [{ name: callStreamContract.tokenHeader, in: "header", required: true, schema: { type: "string" } }],
  responses: { "200": { description: "events", content: { "text/event-stream": { schema: schemaOf(callStreamContract.shape) } } } },
};

/** Open as long as somebody watches a live quiz. */
const liveQuizOperation: Operation = {
  operationId: "get_quiz_live",
  summary: "Watch a live quiz, as server-sent events",
  tags: ["quiz"],
  security: [{ bearer: [] }],
  parameters: [{ name: "id", in: "query", required: true, schema: { type: "string" } }],
  responses: { "200": { description: "events", content: { "text/event-stream": { schema: schemaOf(liveStreamContract.shape) } } } },
};

const refusedAs = (description: string): Answer => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
});

/** For those who may see the file; to others it is missing. */
const fileOperation: Operation = {
  operationId: "get_upload_file",
  summary: "Fetch an uploaded file",
  tags: ["upload"],
  security: [],
  parameters: [{ name: "_id", in: "query", required: true, schema: { type: "string" } }],
  responses: {
    "200": { description: "the file", content: { "image/webp": { schema: { type: "string", format: "binary" } } } },
    "404": refusedAs("404: File not found"),
  },
};

const postPictureOperation: Operation = {
  operationId: "get_fitbook_picture",
  summary: "Fetch a picture of a post that the caller sees",
  tags: ["fitbook"],
  security: [{ bearer: [] }],
  parameters: ["post_id", "picture_id"].map((name) => ({ name, in: "query", required: true, schema: { type: "string" } })),
  responses: {
    "200": { description: "the picture", content: { "image/webp": { schema: { type: "string", format: "binary" } } } },
    "404": refusedAs("404: This isn't available."),
  },
};

const personPictureOperation: Operation = {
  operationId: "get_fitbook_person_picture",
  summary: "Fetch the picture of a person whom the caller sees",
  tags: ["fitbook"],
  security: [{ bearer: [] }],
  parameters: [{ name: "user_id", in: "query", required: true, schema: { type: "string" } }],
  responses: {
    "200": { description: "the picture", content: { "image/webp": { schema: { type: "string", format: "binary" } } } },
    "404": refusedAs("404: This isn't available."),
  },
};

const groupPictureOperation: Operation = {
  operationId: "get_fitbook_group_picture",
  summary: "Fetch the picture of a group that the caller sees",
  tags: ["fitbook"],
  security: [{ bearer: [] }],
  parameters: [{ name: "group_id", in: "query", required: true, schema: { type: "string" } }],
  responses: personPictureOperation.responses,
};

const linkedGroupPictureOperation: Operation = {
  operationId: "post_fitbook_group_picture",
  summary: "Fetch the picture of a group to which the caller holds a link",
  tags: ["fitbook"],
  security: [{ bearer: [] }],
  parameters: [],
  requestBody: {
    required: true,
    content: { "application/json": { schema: { type: "object", properties: { token: { type: "string" } }, required: ["token"] } } },
  },
  responses: personPictureOperation.responses,
};

/** The answer may be very long, so the server sends it while it still reads it. */
const ownDataOperation: Operation = {
  operationId: "get_user_exportMyData",
  summary: "Take along all that is kept of oneself",
  tags: ["user"],
  security: [{ bearer: [] }],
  parameters: [],
  responses: {
    "200": { description: "one JSON document", content: { "application/json": { schema: { type: "object" } } } },
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "429": refusedAs("429: Too many requests. Please try again later."),
  },
};

/** Appointments, prescriptions, answers and who read them, of oneself and one's members. */
const careOperation: Operation = {
  operationId: "get_export_care",
  summary: "Take everything of one's care along, as a bundle of FHIR R4",
  tags: ["export"],
  security: [{ bearer: [] }],
  parameters: [],
  responses: {
    "200": { description: "a bundle of FHIR R4", content: { "application/fhir+json": { schema: { type: "object" } } } },
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "429": refusedAs("429: Too many requests. Please try again later."),
  },
};

/** The answer may be very long, so the server sends it while it still reads it. */
const entriesOperation: Operation = {
  operationId: "get_tracker_export",
  summary: "Take one's tracker entries along: all presses, or the entries of one tracker as a table",
  tags: ["tracker"],
  security: [{ bearer: [] }],
  parameters: [{ name: "tracker", in: "query", required: false, schema: schemaOf(entriesQuery.shape.tracker) }, memberParameter],
  responses: {
    "200": {
      description: "presses, one a line; or a table",
      content: { "application/x-ndjson": { schema: { type: "string" } }, "text/csv": { schema: { type: "string" } } },
    },
    "400": refusedAs("400: Bad request"),
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "404": refusedAs("404: Not found"),
  },
};

/** One's own appointment for a calendar; another's is missing. */
const calendarOperation: Operation = {
  operationId: "get_get_bookingcalendar",
  summary: "Download an appointment for a calendar",
  tags: ["get"],
  security: [{ bearer: [] }],
  parameters: [{ name: "id", in: "query", required: true, schema: schemaOf(calendarQuery.shape.id) }],
  responses: {
    "200": { description: "the calendar file", content: { "text/calendar": { schema: { type: "string" } } } },
    "400": refusedAs("400: Bad request"),
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "404": refusedAs("404: Booking not found"),
    "409": refusedAs("409: This appointment is not booked"),
  },
};

/** An event for a calendar, for everybody. */
const eventCalendarOperation: Operation = {
  operationId: "get_get_eventcalendar",
  summary: "Download an event for a calendar",
  tags: ["get"],
  security: [],
  parameters: [{ name: "id", in: "query", required: true, schema: schemaOf(eventCalendarQuery.shape.id) }],
  responses: {
    "200": { description: "the calendar file", content: { "text/calendar": { schema: { type: "string" } } } },
    "400": refusedAs("400: Bad request"),
    "404": refusedAs("404: This isn't available."),
  },
};

/** A paper of something of one's own; another's is missing. */
const paperOperation = (operationId: string, tag: string, of: string): Operation => ({
  operationId,
  summary: `Download a receipt, a bill or a credit note of ${of}`,
  tags: [tag],
  security: [{ bearer: [] }],
  parameters: [
    { name: "id", in: "query", required: true, schema: schemaOf(paperQuery.shape.id) },
    { name: "number", in: "query", required: true, schema: schemaOf(paperQuery.shape.number) },
  ],
  responses: {
    "200": { description: "the paper", content: { "application/pdf": { schema: { type: "string", format: "binary" } } } },
    "400": refusedAs("400: Bad request"),
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "404": refusedAs("404: Invoice not found"),
  },
});

/** A paper of one's own order; another's is missing. */
const downloadOperation: Operation = {
  operationId: "post_shopUserOrder_user_downloadInvoice",
  summary: "Download an invoice or a credit note",
  tags: ["shopUserOrder"],
  security: [{ bearer: [] }],
  parameters: [],
  requestBody: { required: true, content: { "application/json": { schema: schemaOf(documentQuery) } } },
  responses: {
    "200": { description: "the paper", content: { "application/pdf": { schema: { type: "string", format: "binary" } } } },
    "400": refusedAs("400: Bad request"),
    "401": refusedAs("401: nobody, or somebody no longer, is signed in"),
    "404": refusedAs("404: Order not found; Invoice not found"),
  },
};

/** The first part of a path is the part of the business. */
const tagOf = ({ path }: Endpoint): string => path.split("/")[1] ?? "";

/** Whom an endpoint is for: nobody in particular, somebody who may be signed in, or somebody who is. */
function securityOf(audience: string): Operation["security"] {
  const signedIn = { bearer: [] } as const;
  return ["customer", "patient", "session", "reader"].includes(audience) ? [signedIn] : [];
}

function responsesOf({ audience, shapes }: Endpoint): Operation["responses"] {
  const refusal = { $ref: "#/components/schemas/Refusal" };
  const byStatus = new Map<string, { readonly told: string[]; readonly schemas: Schema[] }>();
  const add = (status: string, description: string, schema: Schema) => {
    const known = byStatus.get(status) ?? { told: [], schemas: [] };
    known.told.push(description);
    known.schemas.push(schema);
    byStatus.set(status, known);
  };
  add("200", "0: done", envelopeOf(schemaOf(shapes.response), 0));
  const names = namesOnWire(shapes.refusals);
  for (const [kind, { code, message, facts }] of shapes.refusals)
    add(code >= 400 ? String(code) : "200", `${code}: ${message} (${kind})`, envelopeOf(schemaOf(facts), code, names.get(kind)));
  add("400", "400: the request breaks its declaration", { $ref: "#/components/schemas/Problems" });
  if (securityOf(audience).length > 0 || audience === "visitor") add("401", "401: nobody, or somebody no longer, is signed in", refusal);
  if (audience === "patient") add("404", "404: the caller has no such member", refusal);
  add("503", "503: try again after the seconds that Retry-After says", refusal);
  return Object.fromEntries(
    [...byStatus].map(([status, { told, schemas }]) => [
      status,
      {
        description: told.join("; "),
        content: { "application/json": { schema: schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas } } },
      },
    ]),
  );
}

/** `code`, `refusal`: the only ones that its status may have; a refusal that its code tells has no name there. */
const envelopeOf = (payload: Schema, code?: number, refusal?: string): Schema => ({
  type: "object",
  properties: {
    status: {
      type: "object",
      properties: {
        status_code: code === undefined ? { type: "integer" } : { const: code },
        message: { type: "string" },
        ...(refusal === undefined ? {} : { refusal: { const: refusal } }),
      },
      required: ["status_code", "message", ...(refusal === undefined ? [] : ["refusal"])],
    },
    payload,
  },
  required: ["status", "payload"],
});

/** The wire's side of a shape: what is decoded when it comes, and encoded when it goes. */
function schemaOf(shape: Shape): Schema {
  const { $schema: _, $defs: __, ...schema } = jsonSchemaOf(shape);
  return schema;
}

/** What a shape that holds itself calls its parts. */
const namedIn = (shape: Shape): Schema => recordIn(jsonSchemaOf(shape)["$defs"]);

/** Parts get a name that follows from what they are, and stand among the document's components. */
function jsonSchemaOf(shape: Shape): Schema {
  const made = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  let written = JSON.stringify(made);
  for (const [name, part] of Object.entries(made.$defs ?? {})) {
    const lasting = `Part${hashOf(JSON.stringify(part))}`;
    written = written.replaceAll(`"#/$defs/${name}"`, `"#/components/schemas/${lasting}"`).replace(`"${name}":`, `"${lasting}":`);
  }
  return JSON.parse(written);
}

/** Short, and the same for the same text. */
function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/** The fields of what is asked in the address; where there are several forms of it, none is required. */
function parametersOf(schema: Schema): readonly Parameter[] {
  const forms = formsIn(schema);
  const parameters = new Map<string, Parameter>();
  for (const form of forms) {
    const required = new Set(listIn(form["required"]));
    for (const [name, field] of Object.entries(recordIn(form["properties"])))
      parameters.set(name, { name, in: "query", required: forms.length === 1 && required.has(name), schema: recordIn(field) });
  }
  return [...parameters.values()];
}

function formsIn(schema: Schema): readonly Schema[] {
  const parts = [schema["anyOf"], schema["oneOf"], schema["allOf"]].flatMap((part) => (Array.isArray(part) ? part : []));
  return parts.length === 0 ? [schema] : parts.flatMap((part) => formsIn(recordIn(part)));
}

const recordIn = (value: unknown): Schema => (value !== null && typeof value === "object" ? { ...value } : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
