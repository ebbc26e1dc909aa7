import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { median } from "#tests/bench/asking.ts";
import { withServedShop } from "#tests/bench/processes/with-served-shop.ts";
import type { ChildProcess } from "node:child_process";
import type { LabValue } from "#core/labs/booking/lab-value.ts";
import type { Figure } from "#tests/bench/figure.ts";

const ASHA = "5555500001";
/** Two bookings of the demo. The report of the first is shown; the report of the second gives the values found before. */
const [BOOKING, FORMER] = ["l-demo-6", "l-demo-7"].map(payableId);
const VALUES = 40;
const WARMING = 5;
const ROUNDS = 21;
const TIMES = 60;
const AT_ONCE = 4;
const LEAST = 1 / 8;

/**
 * The server's processor time for the page of a report of forty values with their trends, against the same values as JSON. The two are
 * measured in turn.
 */
export const bench = (): Promise<readonly Figure[]> =>
  withServedShop(async ({ process: server, address, folder }) => {
    const bearer = await reported(folder);
    const page = { url: `${address}/diagnosticlab/bookings/${BOOKING}/report`, headers: { cookie: `token=${bearer}` } };
    const json = { url: `${address}/api/labs/report?id=${BOOKING}`, headers: { authorization: `Bearer ${bearer}` } };
    const told = await (await fetch(json.url, { headers: json.headers })).text();
    if (told.split('"taken_at"').length < VALUES) throw new Error("the values have no trends");
    const ratios: number[] = [];
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      const [values, drawn] = [await costOf(server, json), await costOf(server, page)];
      if (round >= 0) ratios.push(values / drawn);
    }
    const ratio = median(ratios);
    const figure = Number(ratio.toFixed(3));
    return [
      {
        name: `the page of a report of ${VALUES} values with trends, as the server gives it, against its JSON`,
        figure,
        unit: "of the requests a second",
        target: "at least 1/8",
        met: ratio >= LEAST,
      },
    ];
  });

/** Writes reports with these values into the demo and signs in the customer they belong to. Returns the bearer token. */
async function reported(folder: string): Promise<string> {
  const { server, leave } = await embeddedServer(join(folder, "postgres"));
  const db = openDatabase(server);
  try {
    const { id } = await db.selectFrom("customer").select("id").where("mobile", "like", `%${ASHA}`).executeTakeFirstOrThrow();
    for (const booking of [FORMER, BOOKING]) {
      const stored = booking === undefined ? null : await postgresLabBookings(db).withId(booking);
      if (stored === null) throw new Error("the demo has no such booking");
      const [test] = stored.booking.basket.people[0]?.items[0]?.tests ?? [];
      if (test === undefined) throw new Error("nothing was tested");
      await postgresLabReports(db).file(stored.booking.id, ({ reports }) => ({
        change: null,
        audit: null,
        upload: null,
        answer: null,
        report: {
          booking: stored.booking.id,
          number: reports.length + 1,
          customer: customerId(id),
          member: null,
          by: "meera",
          reason: "bench",
          takenAt: stored.booking.start,
          at: Date.now(),
          paper: null,
          tests: [
            { test: test.id, title: test.title, values: Array.from({ length: VALUES }, (_, nth) => valueAt(nth, stored.booking.start)) },
          ],
        },
      }));
    }
    return (await postgresSessions(db).open(customerId(id), Date.now())).bearer;
  } finally {
    await db.destroy();
    await leave();
  }
}

const valueAt = (nth: number, start: number): LabValue => ({
  code: `c-${nth}`,
  name: { english: `Value ${nth}`, hindi: null },
  result: {
    kind: "quantity",
    value: 3 + ((nth + start) % 90) / 10,
    unit: "10*3/uL",
    range: { low: 4, high: 11, criticalLow: null, criticalHigh: 50, of: { sex: "female", age: 41 } },
  },
});

type Asked = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** Microseconds of the server's processor a request. */
async function costOf(server: ChildProcess, request: Asked): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = await used(server);
  let left = TIMES;
  const ask = async (): Promise<void> => {
    while (left-- > 0) await answered(request, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const after = await used(server);
  agent.destroy();
  return (after - before) / TIMES;
}

async function used(server: ChildProcess): Promise<number> {
  server.send("used?");
  const [{ used: taken }] = await once(server, "message");
  return taken.user + taken.system;
}

function answered({ url, headers }: Asked, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { headers: { ...headers, "accept-encoding": "gzip, br" }, agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
    response.resume().once("end", resolve);
  }).once("error", reject);
  return promise;
}
