import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { makeRecountDays } from "#core/trackers/days/recount-days.use-case.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresStoredDays } from "#adapters/postgres/trackers/recount-days.ts";
import { atLeast, reachingAtMost } from "#tests/bench/figure.ts";
import { putEntries, putEntriesOfOthers } from "#tests/bench/made/many-entries.ts";
import { serverRace, timesTheCost, timesTheWait } from "#tests/bench/server-cpu.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Call, Race, RacedCall } from "#tests/bench/server-cpu.ts";
import type { Noter } from "#tests/bench/made/many-entries.ts";

/** Entries of others beside those that are asked for; `OTHERS=5000000 npm run bench -- trackers` takes more. */
const OTHERS = Number(process.env["OTHERS"] ?? 100_000);
const ROUNDS = 5;
const REQUESTS = 20;
/** As many as are asked at once: none of them waits for another. */
const SENDERS = 4;

/** Whose days are asked for. Of 20 entries of a day 8 are of the tracker that is asked for. */
const NOTERS = [
  { id: "ten-years", days: 3_650, aDay: 20 },
  { id: "a-month", days: 30, aDay: 20 },
  { id: "a-week", days: 7, aDay: 8 },
  ...Array.from({ length: SENDERS }, (_, nth): Noter => ({ id: `sender-${nth}`, days: 30, aDay: 8 })),
] as const;
type Place = { readonly race: Race; readonly bearers: ReadonlyMap<string, string> };

/** Days, years and presses over HTTP. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const [alone, among] = [await placeOf(0, endings), await placeOf(OTHERS, endings)];
    const year = `/api/watertracker/history?by=year&of=${new Date(Date.now() + 19_800_000).getUTCFullYear()}`;
    const others = OTHERS.toLocaleString("en-IN");
    const of = (place: Place, who: string, path: string) => ({ place, call: () => asked(place, who, path) });
    const [many, few] = [of(alone, "ten-years", year), of(alone, "a-month", year)];
    const today = (place: Place) => of(place, "a-week", "/api/watertracker/today");
    const presses = (place: Place, ops: number) => ({ place, call: (nth: number) => sent(place, ops, nth) });
    const ofAWeek = "the presses of a week, 140, sent at once, against one";
    const day = await alone.race.ratio(today(alone).call);
    await among.race.cost(today(among).call); // It has compiled as much by then as the one without others.
    return [
      atLeast("a day of a tracker against a bare server", day, 0.5),
      atLeast("100 presses sent at once against a bare server", await sendingRatio(alone), 0.5),
      reachingAtMost(await timesTheWait(ofAWeek, 3, calls(presses(alone, 140), presses(alone, 1))), 5.6),
      reachingAtMost(await compared(ofAWeek, 3, presses(alone, 140), presses(alone, 1)), 6),
      await compared("a year of somebody with ten years of 20 entries a day, against one with a month", 1.5, many, few),
      await compared(`a day among ${others} entries of others, against none`, 1.2, today(among), today(alone)),
      await compared(
        `100 presses sent at once among ${others} entries of others, against none`,
        1.2,
        presses(among, 100),
        presses(alone, 100),
      ),
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** Bare processor time a call of 100 presses over ours, one call after the other. */
function sendingRatio(place: Place): Promise<number> {
  const call = async (ask: (request: MeasuredRequest) => Promise<string>, nth: number) => void (await ask(sent(place, 100, nth)));
  return place.race.journeys({ ours: call, bare: call }, 10);
}

async function placeOf(others: number, endings: (() => Promise<void>)[]): Promise<Place> {
  const bearers = new Map<string, string>();
  const race = await serverRace({
    bare: new URL("./bare-trackers.ts", import.meta.url),
    async prepare(db) {
      await putEntries(db, NOTERS);
      await makeRecountDays({ storedDays: postgresStoredDays(db), log: postgresAuditLog(db), now: Date.now })("bench");
      if (others > 0) await putEntriesOfOthers(db, others);
      await sql`vacuum analyze tracker_entry, tracker_op, tracker_day`.execute(db);
      for (const { id } of NOTERS) bearers.set(id, (await postgresSessions(db).open(customerId(id), Date.now())).bearer);
    },
  });
  endings.push(race.close);
  return { race, bearers };
}

const asked = ({ bearers }: Place, who: string, path: string): MeasuredRequest => ({
  path,
  headers: { authorization: `Bearer ${bearers.get(who) ?? ""}` },
});

/** So many new glasses of the last hour. */
function sent(place: Place, ops: number, nth: number): MeasuredRequest {
  const at = new Date().toISOString();
  const press = () => ({ op: randomUUID(), entry: randomUUID(), n: 1, at, kind: "put", value: { tracker: "water", at, ml: 250 } });
  return {
    ...asked(place, `sender-${nth % SENDERS}`, "/api/tracker/sync"),
    method: "POST",
    body: { ops: Array.from({ length: ops }, press) },
  };
}

type Request = { readonly place: Place; readonly call: Call };

const compared = (name: string, most: number, one: Request, other: Request): Promise<Figure> => timesTheCost(name, most, calls(one, other));

const calls = (one: Request, other: Request) => ({ one: racedCall(one), other: racedCall(other), rounds: ROUNDS, requests: REQUESTS });

const racedCall = ({ place, call }: Request): RacedCall => ({ race: place.race, call });
