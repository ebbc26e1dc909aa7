import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { median } from "#tests/bench/asking.ts";
import { atLeast, atMost } from "#tests/bench/figure.ts";
import { listenedTo } from "#tests/bench/recordings/recorded-calls.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { practitionerAt, putPractitioners } from "./many-practitioners.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Call, Race } from "#tests/bench/server-cpu.ts";
import type { RecordedCall } from "./bare-consultations.ts";

const [SMALL, LARGE] = [500, 50_000];
const ROUNDS = 5;
const REQUESTS = 20;
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
    prepare: (db) => putPractitioners(db, many),
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

async function grown(small: Race, large: Race): Promise<readonly Figure[]> {
  const ratios: { readonly name: string; readonly ratio: number; readonly ms: number }[] = [];
  for (const [name, call] of Object.entries(searches())) {
    const pairs: { readonly few: number; readonly many: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const pair = { few: median(await small.costs(call, REQUESTS)), many: median(await large.costs(call, REQUESTS)) };
      if (round >= 0) pairs.push(pair); // Before, both compile what they run most.
    }
    const ratio = median(pairs.map(({ few, many }) => many / few));
    ratios.push({ name, ratio, ms: median(pairs.map(({ many }) => many)) / 1_000 });
    console.log(`${name}: ${ratio.toFixed(2)} times, ${(ratios.at(-1)?.ms ?? 0).toFixed(2)} ms`);
  }
  const [worst] = ratios.toSorted((a, b) => b.ratio - a.ratio);
  const all = median(ratios.map(({ ratio }) => ratio));
  return [
    atMost(
      `each of ${ratios.length} lists and filters of ${LARGE} practitioners against the same of ${SMALL}, the worst of them: ${worst?.name}`,
      worst?.ratio ?? Infinity,
      1.5,
    ),
    atMost("the one in the middle of them", all, 1.5),
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
    atLeast(
      "a page of the directory with total, facets and next free times, against a bare server with the same statements",
      await race.ratio((nth) => ({ path: directory[nth % directory.length] ?? "" })),
      0.7,
    ),
    atLeast("the times of one day, likewise", await race.ratio((nth) => ({ path: times[nth % times.length]?.path ?? "" })), 0.45),
  ];
}
