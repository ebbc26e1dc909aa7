import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { stockShop } from "#tests/bench/made/many-orders.ts";
import { median } from "#tests/bench/asking.ts";
import { atLeast, atMost, reachingAtLeast } from "#tests/bench/figure.ts";
import { listenedTo } from "#tests/bench/recordings/recorded-calls.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { bearerAt, freeForAll, practitionerAt, putPractitioners, putSessions } from "./many-practitioners.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Call, Race } from "#tests/bench/server-cpu.ts";
import type { RecordedCall } from "./bare-consultations.ts";

const [SMALL, LARGE] = [500, 50_000];
const ROUNDS = 5;
/** Before they are measured, both sides compile what they run most: after one round what is near was still half as fast. */
const WARMING = 3;
const REQUESTS = 20;
/** So many practitioners and patients change something, each once. */
const WRITERS = 400;
const BARE = new URL("./bare-consultations.ts", import.meta.url);

/** The directory of 50,000 practitioners beside that of 500, and beside a bare server. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const calls = join(tmpdir(), `niramaya-calls-${randomUUID()}.json`);
    endings.push(() => rm(calls, { force: true }));
    const [small, large] = [await placeOf(SMALL, calls, endings), await placeOf(LARGE, calls, endings)];
    return [...(await grown(small, large)), ...(await besideBare(small, calls))];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function placeOf(many: number, calls: string, endings: (() => Promise<unknown>)[]): Promise<Race> {
  const race = await serverRace({
    bare: BARE,
    bareEnvironment: () => ({ BARE_CALLS: calls }),
    async prepare(db) {
      await stockShop(db); // Else the demo comes, whose jobs would be done meanwhile.
      await putPractitioners(db, many);
      await putSessions(db, WRITERS);
    },
  });
  endings.push(race.close);
  await race.ask({ path: searched("sort=soonest") }); // The first search waits until everybody's free times are known.
  return race;
}

const searched = (query: string): string => `/api/search/therapist?${query}`;

/** Every list and filter, each with other values from request to request. */
function searches(): Readonly<Record<string, Call>> {
  const today = indianDay(Date.now());
  const of =
    (...queries: readonly string[]): Call =>
    (nth) => ({ path: searched(queries[nth % queries.length] ?? "") });
  const near = (nth: number): MeasuredRequest => {
    const { latitude, longitude } = CITIES[nth % CITIES.length]?.at ?? { latitude: 0, longitude: 0 };
    return { method: "POST", path: "/api/nearby/therapist", body: { latitude, longitude, sort: "distance" } };
  };
  return {
    "soonest first": of("sort=soonest"),
    "a later page of it": of("sort=soonest&after=1~many-000001"),
    "by fee": of("sort=fee"),
    "by rating": of("sort=rating"),
    "by experience": of("sort=experience"),
    "a kind": of("type=YOGA", "type=ayush", "type=Physio"),
    "a city": of("city=Pune", "city=Bombay", "city=Delhi"),
    "a kind in a city": of("type=UNANI&city=Pune", "type=YOGA&city=Mumbai"),
    "a language": of("language=hi", "language=ta"),
    "a gender": of("gender=female", "gender=male"),
    "a mode": of("mode=video", "mode=audio"),
    "a fee": of("max_fee=300", "max_fee=800"),
    experience: of("experience=5", "experience=20"),
    "a rating": of("rating=4", "rating=4.5"),
    "free on a day": of(...[1, 2, 6].map((ahead) => `day=${daysAfter(today, ahead)}`)),
    "free on a far day": of(...[15, 28].map((ahead) => `day=${daysAfter(today, ahead)}`)),
    "a name": of("title=sharma", "title=asha+rao", "title=jo"),
    "five filters": of(`type=ayush&language=hi&mode=video&max_fee=800&day=${daysAfter(today, 2)}`),
    "near a place": near,
  };
}

/** A calendar that its practitioner changes, and a time that a patient keeps: each call another's. */
async function changes(race: Race): Promise<Readonly<Record<string, Call>>> {
  const headers = (nth: number) => ({ authorization: `Bearer ${bearerAt(nth)}` });
  const calendars: MeasuredRequest[] = [];
  for (let nth = 0; nth < WRITERS; nth += 1) {
    const { calendar: before } = JSON.parse(await race.ask({ path: "/api/get/deskcalendar", headers: headers(nth) })).payload;
    const after = { ...before, windows: before.windows.slice(1) };
    calendars.push({ method: "PUT", path: "/api/update/deskcalendar", headers: headers(nth), body: { before, after } });
  }
  const start = new Date(freeForAll(640)).toISOString();
  const bookings = calendars.map((_, nth): MeasuredRequest => {
    const body = { therapist_id: practitionerAt(nth).practitioner.id, start, length: 15, mode: "audio", key: randomUUID() };
    return { method: "POST", path: "/api/add/booking", headers: headers(nth), body };
  });
  const eachOnce = (requests: readonly MeasuredRequest[]): Call => {
    let gone = 0;
    return () => {
      const next = requests[gone];
      gone += 1;
      if (next === undefined) throw new RangeError("nobody is left to ask");
      return next;
    };
  };
  return { "a time is kept": eachOnce(bookings), "a calendar is changed": eachOnce(calendars) };
}

/** The same calls of each side. */
type OfBoth = { readonly few: Call; readonly many: Call };

async function grown(small: Race, large: Race): Promise<readonly Figure[]> {
  const reading = Object.entries(searches()).map(([name, call]) => [name, { few: call, many: call }] as const);
  const [few, many] = [await changes(small), await changes(large)];
  const writing = Object.entries(few).map(([name, call]) => [name, { few: call, many: many[name] ?? call }] as const);
  const compared = async (calls: readonly (readonly [string, OfBoth])[], warming: number) => {
    const ratios: { readonly name: string; readonly ratio: number }[] = [];
    for (const [name, call] of calls) {
      const pairs: { readonly few: number; readonly many: number }[] = [];
      for (let round = -warming; round < ROUNDS; round += 1) {
        const pair = { few: median(await small.costs(call.few, REQUESTS)), many: median(await large.costs(call.many, REQUESTS)) };
        if (round >= 0) pairs.push(pair);
      }
      const ratio = median(pairs.map((pair) => pair.many / pair.few));
      ratios.push({ name, ratio });
      console.log(`${name}: ${ratio.toFixed(2)} times, ${(median(pairs.map((pair) => pair.many)) / 1_000).toFixed(2)} ms`);
    }
    return ratios;
  };
  const written = await compared(writing, 1); // Each change is another person's, of whom there are so many.
  const ratios = await compared(reading, WARMING);
  const [worst] = ratios.toSorted((a, b) => b.ratio - a.ratio);
  const all = median(ratios.map(({ ratio }) => ratio));
  return [
    atMost(
      `each of ${ratios.length} lists and filters of ${LARGE} practitioners against the same of ${SMALL}, the worst of them: ${worst?.name}`,
      worst?.ratio ?? Infinity,
      1.5,
    ),
    atMost("the one in the middle of them", all, 1.5),
    ...written.map(({ name, ratio }) => atMost(`${name} among ${LARGE} practitioners, against the same among ${SMALL}`, ratio, 1.5)),
  ];
}

async function besideBare(race: Race, calls: string): Promise<readonly Figure[]> {
  const practitioners = postgresPractitioners(race.db);
  const directory = ["sort=soonest", "sort=fee&mode=video", "type=YOGA", "language=hi&sort=rating"].map(searched);
  const times = Array.from({ length: 20 }, (_, nth) => {
    const { id } = practitionerAt(nth).practitioner;
    const day = daysAfter(indianDay(Date.now()), 2 + (nth % 5));
    return { id, day, path: `/api/therapist/availableslot?id=${id}&length=15&from=${day}&to=${day}` };
  });
  const recorded: Record<string, RecordedCall> = {};
  const payloadOf = async (path: string): Promise<RecordedCall["payload"]> => JSON.parse(await race.ask({ path })).payload;
  for (const path of directory) {
    const payload = await payloadOf(path);
    const list = payload["therapist_list"] as NonNullable<RecordedCall["list"]>;
    const { statements } = await listenedTo(() => practitioners.shown(list.map(({ therapist }) => practitionerId(therapist._id))));
    recorded[path] = { statements, payload, list };
  }
  for (const { path, id, day } of times) {
    const { statements } = await listenedTo(async () => {
      await practitioners.find(practitionerId(id));
      const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
      await practitioners.appointments({ practitioner: practitionerId(id), patient: null, ...span });
    });
    recorded[path] = { statements, payload: await payloadOf(path), list: null };
  }
  await writeFile(calls, JSON.stringify(recorded));
  return [
    reachingAtLeast(
      atLeast(
        "a page of the directory with total, facets and next free times, against a bare server with the same statements",
        await race.ratio((nth) => ({ path: directory[nth % directory.length] ?? "" })),
        0.7,
      ),
      0.58,
    ),
    atLeast("the times of one day, likewise", await race.ratio((nth) => ({ path: times[nth % times.length]?.path ?? "" })), 0.45),
  ];
}
