import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { namesIn } from "./schema-parts.ts";
import { careCalls } from "./care-calls.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";
import type { FastifyInstance } from "fastify";
import type { Application } from "#adapters/composition/server/application.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CareCall } from "./care-calls.ts";

/** Asha and Meenakshi, who practises and has treated her; a customer and a practitioner who have not. */
const PEOPLE = ["asha", "meenakshi", "kabir", "anil"] as const;
type Who = (typeof PEOPLE)[number];
type Fields = Readonly<Record<string, unknown>>;

let product: Application;
let app: FastifyInstance;
let db: Database;
const bearers = new Map<Who, string>();
let things: Readonly<Record<CareCall["thing"], readonly string[]>>;
/** Of Asha's appointments those that are with somebody else than Meenakshi. */
let elsewhere: readonly string[] = [];
let before: readonly string[] = [];

beforeAll(async () => {
  const place = await aStockedPlace();
  db = openDatabase(place);
  product = await wholeApplication(place);
  app = serverOver(product.container, { pages: null, log: "off" });
  const { container } = product;
  for (const who of PEOPLE)
    bearers.set(who, (await container.get(Sessions).open(customerId(demoCustomerId(who)), container.get(Clock)())).bearer);
  for (const who of ["kabir", "anil"] as const) await ask(who, "PUT /set/careconsent", { member_id: null, consent: true }); // So that nobody is refused for want of it.
  await ask("meenakshi", "POST /add/prescriptiontemplate", A_TEMPLATE);
  const of = async (who: Who, path: string) => (await ask(who, `GET ${path}`)).body.payload;
  const bookings: readonly { readonly _id: string }[] = (await of("asha", "/get/bookingsdetailsforuser")).booking_list;
  const signed: readonly { readonly versions: readonly [{ readonly content: { readonly booking_id: string } }] }[] = await of(
    "asha",
    "/get/prescription",
  );
  const withReports = await Promise.all(bookings.map(({ _id }) => ask("asha", "GET /get/reports", { booking_id: _id })));
  const ids = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id);
  elsewhere = ids(bookings.filter((one) => !JSON.stringify(one).includes("Meenakshi")));
  things = {
    booking: ids(bookings),
    prescription: signed.map(({ versions: [{ content }] }) => content.booking_id),
    assessment: ids((await of("asha", "/get/l2assessments")).assessments),
    member: ids(await of("asha", "/user/getAllMemberOfUser")),
    report: ids(withReports.flatMap(({ body }) => body.payload.reports)),
    template: ids(await of("meenakshi", "/get/prescriptiontemplates")),
  };
  before = await asSeenByOwners();
}, 180_000);
afterAll(async () => {
  await app.close();
  await product.close();
  await db.destroy();
});

/** What is answered, with all that a reader could compare. */
async function ask(who: Who, name: string, request: Fields = {}) {
  const [method = "GET", path = ""] = name.split(" ");
  const place = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)?.in;
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  const response = await app.inject({
    method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
    url: place === "query" ? `/api${path}?${query}` : `/api${path}`,
    headers: { authorization: `Bearer ${bearers.get(who)}` },
    ...(place === "body" ? { payload: { ...request } } : {}),
  });
  const { date: _, "x-request-id": __, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.json() };
}

/** Who has no business with a thing: of whom it is, is never among them. */
const othersOf = ({ of }: CareCall): readonly Who[] => {
  if (of === "either") return ["kabir", "anil"];
  return ["kabir", "anil", of === "patient" ? "meenakshi" : "asha"];
};

const A_TEMPLATE = {
  name: "For sleep",
  findings: "",
  diagnosis: "",
  advice: "Sleep by ten",
  tests: "",
  follow_up: "",
  items: [{ is: "task", name: "A walk", details: [], ingredients: [], times: ["evening"], days: 7 }],
};
const MISSING = "0193f5a0-0000-7000-8000-00000000dead";

/** All that Asha and Meenakshi can list or open. */
async function asSeenByOwners() {
  const lists = endpoints.filter(
    ({ audience, method, shapes }) => audience === "customer" && method === "GET" && namesIn(shapes.request).length === 0,
  );
  const seen = lists.flatMap(({ path }) => [ask("asha", `GET ${path}`), ask("meenakshi", `GET ${path}`)]);
  const opened = things.booking.flatMap((id) => [
    ask("asha", "GET /get/bookingdetails", { id }),
    ask("asha", "GET /get/reports", { booking_id: id }),
  ]);
  return (await Promise.all([...seen, ...opened])).map(({ status, body }) => {
    const { now: _, ...payload } = { ...body.payload };
    return JSON.stringify([status, payload]);
  });
}

describe("somebody else's care", () => {
  it("is there to be asked for: appointments in several states, and each other thing", () => {
    expect(things.booking.length).toBeGreaterThan(6);
    for (const ids of [...Object.values(things), elsewhere]) expect(ids.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(careCalls))("answers like none, to the last head, whoever asks: %s", async (name, call) => {
    const [method = "", path = "", field = ""] = name.split(" ");
    const asked = (who: Who, id: string) => ask(who, `${method} ${path}`, { ...call.with, [field]: id });
    for (const who of othersOf(call)) {
      const missing = await asked(who, MISSING);
      expect([0, 400, 403]).not.toContain(missing.body.status.status_code);
      for (const id of things[call.thing]) expect([who, await asked(who, id)]).toEqual([who, missing]);
    }
    if (call.of === "patient" || call.thing !== "booking") return;
    const missing = await asked("meenakshi", MISSING);
    for (const id of elsewhere) expect(await asked("meenakshi", id)).toEqual(missing);
  });

  it("is as it was after all of that", async () => expect(await asSeenByOwners()).toEqual(before));
});

describe("health data, as their practitioner reads them", () => {
  /** What Meenakshi may read of Asha, or change where that reads something. */
  const reads = (id: string): readonly (readonly [string, Fields])[] => [
    ["GET /get/shareddata", { booking_id: id }],
    ["GET /get/prescriptiondraft", { booking_id: id }],
    ["GET /get/ticksatdesk", { booking_id: id }],
    ["PUT /withdraw/prescription", { booking_id: id, reason: "Wrong patient" }],
  ];
  const noted = async () => Number((await sql<{ count: string }>`select count(*) from access_entry`.execute(db)).rows[0]?.count);
  const prescribed = () => things.prescription.find((id) => !elsewhere.includes(id)) ?? expect.unreachable();

  it("are withheld, and nothing is changed, where the patient's log can't be written", async () => {
    await sql`create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entry'; end $$`.execute(db);
    await sql`create trigger refuse_entry before insert on access_entry for each row execute function refuse_entry()`.execute(db);
    const [seen, count] = [await asSeenByOwners(), await noted()];
    for (const [call, asked] of reads(prescribed())) {
      const { status, body } = await ask("meenakshi", call, asked);
      expect([call, status >= 500, body.payload ?? null]).toEqual([call, true, null]);
    }
    expect([await asSeenByOwners(), await noted()]).toEqual([seen, count]);
    await sql`drop trigger refuse_entry on access_entry`.execute(db);
  });

  it("are an entry each, whoever of several asks at once", async () => {
    const count = await noted();
    const readings = reads(prescribed()).filter(([call]) => call.startsWith("GET "));
    const answers = await Promise.all([1, 2, 3].flatMap(() => readings.map(([call, asked]) => ask("meenakshi", call, asked))));
    expect(answers.map(({ body }) => body.status.status_code)).toEqual(answers.map(() => 0));
    expect(await noted()).toBe(count + answers.length);
  });
});
