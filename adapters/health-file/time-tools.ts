import { day } from "#core/health/tools/day.ts";
import { sleep } from "#core/health/tools/sleep.ts";
import { INSTANT, TEXT } from "#adapters/input-file/kind.ts";
import { once } from "#adapters/input-file/once.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { SleepInput } from "#core/health/tools/sleep.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** The tools of days and spans, each with its reader. */
export const TIME_TOOLS = {
  day: (file: Part): Read<HealthAnswer> => {
    const at = file.required("at", INSTANT);
    return at === FAULTY ? FAULTY : day({ at });
  },
  sleep: readSleep,
};

function readSleep(file: Part): Read<HealthAnswer> {
  const start = file.required("start", INSTANT);
  const end = file.required("end", INSTANT);
  const listed = file.list<SleepInput["others"][number]>("others", (part) => ({
    id: part.required("id", TEXT),
    start: part.required("start", INSTANT),
    end: part.required("end", INSTANT),
  }));
  once(listed, "id");
  const others = wholeEntries(listed);
  if (start === FAULTY || end === FAULTY) return FAULTY;
  const answer = sleep({ start, end, others: others === FAULTY ? [] : others });
  if (answer.kind === "ok") return answer.value;
  file.fault("end", "an instant from 10 minutes to 18 hours after start");
  return FAULTY;
}
