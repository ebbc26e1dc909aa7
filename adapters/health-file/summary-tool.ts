import { indianDay } from "#core/shared/indian-time.ts";
import { isSleep, wholeMinutes } from "#core/health/tools/sleep.ts";
import { summary, TRACKERS } from "#core/health/tools/summary.ts";
import { DAY, INSTANT, NUMBER, oneOfInAnyCase, TEXT } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { once } from "#adapters/input-file/once.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Day } from "#core/shared/day.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Goal, Tracker, TrackerEntry } from "#core/health/tools/summary.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** The tool that adds a tracker's days up, with its reader. */
export const SUMMARY_TOOLS = { summary: readSummary };

const MOST_DAYS = 3700;
const MOST_ENTRIES = 20_000;
const DAY_LENGTH = 24 * 60 * 60 * 1000;

type Around = { readonly id: Read<string>; readonly tracker: Read<Tracker>; readonly today: Read<Day> };
type Noted = { readonly id: string; readonly entry: TrackerEntry };

function readSummary(file: Part): Read<HealthAnswer> {
  const tracker = file.required("tracker", oneOfInAnyCase(TRACKERS));
  const from = file.required("from", DAY);
  const to = file.required("to", DAY);
  const today = file.required("today", DAY);
  if (to !== FAULTY && ((from !== FAULTY && !isSpan(from, to)) || (today !== FAULTY && to > today)))
    file.fault("to", `a day from \`from\` to \`today\`, at most ${MOST_DAYS} days`);
  const goalList = file.list<Goal>("goals", (part) => ({ from: part.required("from", DAY), value: part.required("value", GOAL) }));
  once(goalList, "from");
  const goals = wholeEntries(goalList);
  const paused = file.values("paused", DAY);
  const list = file.list<Noted>("entries", (part) => {
    const id = part.required("id", TEXT);
    return { id, entry: entryIn(part, { id, tracker, today }) };
  });
  if (list.length > MOST_ENTRIES) file.fault("entries", `at most ${MOST_ENTRIES} entries`);
  once(list, "id");
  const entries = wholeEntries(list);
  if (tracker === FAULTY || from === FAULTY || to === FAULTY || today === FAULTY || goals === FAULTY) return FAULTY;
  if (paused === FAULTY || entries === FAULTY) return FAULTY;
  const rests = new Set(paused.filter((day) => day !== FAULTY));
  if (!isSpan(from, to) || to > today || paused.includes(FAULTY)) return FAULTY;
  return summary({ tracker, from, to, today, goals, paused: rests, entries: entries.map(({ entry }) => entry) });
}

const isSpan = (from: Day, to: Day): boolean => from <= to && (Date.parse(to) - Date.parse(from)) / DAY_LENGTH < MOST_DAYS;

/** What hangs on a tracker, or on a `none`, that could not be read is not judged. */
function entryIn(part: Part, { id, tracker, today }: Around): Read<TrackerEntry> {
  const isLate = (day: Day) => today !== FAULTY && day > today;
  if (part.has("none")) {
    if (part.required("none", TRUE) === FAULTY) return FAULTY;
    const day = part.required("day", DAY);
    if (day !== FAULTY && isLate(day)) return late(part, "day");
    return day === FAULTY || id === FAULTY ? FAULTY : { kind: "day", id, day, value: 0 };
  }
  if (tracker === FAULTY) return FAULTY;
  if (tracker !== "sleep") {
    const at = part.required("at", INSTANT);
    const value = part.required("value", AMOUNT);
    if (at !== FAULTY && isLate(indianDay(at))) return late(part, "at");
    return at === FAULTY || value === FAULTY || id === FAULTY ? FAULTY : { kind: "amount", id, at, value };
  }
  const start = part.required("start", INSTANT);
  const end = part.required("end", INSTANT);
  if (end !== FAULTY && isLate(indianDay(wholeMinutes(end)))) return late(part, "end");
  if (start === FAULTY || end === FAULTY) return FAULTY;
  if (!isSleep(start, end)) {
    part.fault("end", "an instant from 10 minutes to 18 hours after start");
    return FAULTY;
  }
  return id === FAULTY ? FAULTY : { kind: "span", id, start, end };
}

function late(part: Part, key: string): typeof FAULTY {
  part.fault(key, "no day after today");
  return FAULTY;
}

const numberWhere = (expected: string, isRight: (value: number) => boolean): Kind<number> => ({
  expected,
  read: (value) => {
    const number = NUMBER.read(value);
    return number !== FAULTY && isRight(number) ? number : FAULTY;
  },
});

const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;
const GOAL = numberWhere("a number above 0, up to 100000", (value) => value > 0 && value <= 100_000);
const AMOUNT = numberWhere(
  "a number with at most 2 decimals from 0 to 100000",
  (value) => value >= 0 && value <= 100_000 && hasTwoDecimals(value),
);
const TRUE: Kind<true> = { expected: "true", read: (value) => (value === true ? true : FAULTY) };
