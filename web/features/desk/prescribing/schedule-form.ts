import { DAY_PARTS, isItemTime } from "#core/consultations/prescription/item-time.ts";
import { heldSchedule, scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { TAPER_STEPS } from "#core/consultations/prescriptions/schedule-faults.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { isSame } from "#core/shared/equality/is-same.ts";
import { asciiDigits } from "#core/shared/ascii-digits.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
import type { HeldSchedule, Planned, Rhythm, Schedule, TaperStep } from "#core/consultations/prescription/schedule.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";

/** How somebody chooses a schedule: the rhythm of what is planned, a taper, or as needed. */
export const SCHEDULE_CHOICES = ["daily", "every", "weekdays", "taper", "as-needed"] as const;
export type ScheduleChoice = (typeof SCHEDULE_CHOICES)[number];

/** Times as they stand in the form: `parts` are those of the day, `hours` other times as a text with commas. */
export type TimesForm = { readonly parts: readonly string[]; readonly hours: string };

/** A step of a taper as it stands in the form. */
export type StepForm = TimesForm & { readonly days: string; readonly dose: string };

/** A schedule as it stands in the form: numbers are texts. What belongs to another choice stays as it was typed, and counts for nothing. */
export type ScheduleForm = TimesForm & {
  readonly choice: ScheduleChoice;
  readonly every: string;
  readonly weekdays: readonly Weekday[];
  readonly lasts: Planned["lasts"]["kind"];
  readonly days: string;
  readonly doses: string;
  readonly steps: readonly StepForm[];
  readonly mostADay: string;
  readonly hoursApart: string;
};

/** Beyond what a draft keeps nothing can be meant. */
const MOST_DRAFTED = 9_999;

export const EMPTY_STEP: StepForm = { days: "", dose: "", parts: [], hours: "" };

/** A new item is taken every day, for a number of days. */
export const EMPTY_SCHEDULE: ScheduleForm = {
  choice: "daily",
  parts: [],
  hours: "",
  every: "",
  weekdays: [],
  lasts: "days",
  days: "",
  doses: "",
  steps: Array.from({ length: TAPER_STEPS.least }, () => EMPTY_STEP),
  mostADay: "",
  hoursApart: "",
};

/**
 * A form in which another schedule is chosen. What a first step of a taper does not say yet it takes over: `dose` is what the item says,
 * and its times and days.
 */
export function withChoice(form: ScheduleForm, choice: ScheduleChoice, dose: string): Pick<ScheduleForm, "choice" | "steps"> {
  const [first, ...others] = form.steps;
  if (choice !== "taper" || first === undefined || !isSame(first, EMPTY_STEP)) return { choice, steps: form.steps };
  return { choice, steps: [{ dose, days: form.days, parts: form.parts, hours: form.hours }, ...others] };
}

export function scheduleFormOf(held: HeldSchedule): ScheduleForm {
  const schedule = scheduleOf(held);
  switch (schedule.kind) {
    case "planned": {
      const { rhythm, times, lasts } = schedule;
      return {
        ...EMPTY_SCHEDULE,
        ...timesFormOf(times),
        choice: rhythm.kind,
        lasts: lasts.kind,
        ...(rhythm.kind === "every" ? { every: typed(rhythm.days) } : {}),
        ...(rhythm.kind === "weekdays" ? { weekdays: rhythm.weekdays } : {}),
        ...(lasts.kind === "days" ? { days: typed(lasts.days) } : { doses: typed(lasts.doses) }),
      };
    }
    case "taper": {
      const steps = schedule.steps.map(({ days, dose, times }) => ({ ...timesFormOf(times), days: typed(days), dose }));
      return { ...EMPTY_SCHEDULE, choice: "taper", steps };
    }
    case "as-needed": {
      const { mostADay, hoursApart, days } = schedule;
      return {
        ...EMPTY_SCHEDULE,
        choice: "as-needed",
        days: typed(days),
        mostADay: typed(mostADay),
        hoursApart: typed(hoursApart),
      };
    }
  }
}

/** A number that can't be read is 0, and a time that can't be read stays as it is. */
export const scheduleIn = (form: ScheduleForm): HeldSchedule => heldSchedule(wholeScheduleIn(form));

function wholeScheduleIn(form: ScheduleForm): Schedule {
  const { choice } = form;
  switch (choice) {
    case "daily":
    case "every":
    case "weekdays": {
      const lasts: Planned["lasts"] =
        form.lasts === "days" ? { kind: "days", days: numberIn(form.days) } : { kind: "doses", doses: numberIn(form.doses) };
      return { kind: "planned", rhythm: rhythmIn(choice, form), times: timesIn(form), lasts };
    }
    case "taper":
      return { kind: "taper", steps: form.steps.map(stepIn) };
    case "as-needed": {
      const [mostADay, hoursApart] = [numberIn(form.mostADay), numberIn(form.hoursApart)];
      return { kind: "as-needed", mostADay, hoursApart, days: numberIn(form.days) };
    }
  }
}

export const stepIn = (step: StepForm): TaperStep => ({ days: numberIn(step.days), dose: step.dose.trim(), times: timesIn(step) });

function rhythmIn(choice: Rhythm["kind"], { every, weekdays }: ScheduleForm): Rhythm {
  switch (choice) {
    case "daily":
      return { kind: "daily" };
    case "every":
      return { kind: "every", days: numberIn(every) };
    case "weekdays":
      return { kind: "weekdays", weekdays: WEEKDAYS.filter((weekday) => weekdays.includes(weekday)) };
  }
}

const timesFormOf = (times: readonly string[]): TimesForm => ({
  parts: times.filter(isPart),
  hours: times.filter((time) => !isPart(time)).join(", "),
});

const timesIn = ({ parts, hours }: TimesForm): readonly string[] => [
  ...DAY_PARTS.filter((part) => parts.includes(part)),
  ...new Set(listed(hours).map(timeIn)),
];

/** A time as somebody types it, such as 7.30, 5 pm or 17:00: 07:30, 17:00. */
function timeIn(text: string): string {
  const [, hours = "", minutes = "00", half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(asciiDigits(text)) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const isKnown = half === undefined ? hours !== "" : Number(hours) >= 1 && Number(hours) <= 12;
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return isKnown && isItemTime(time) ? time : text;
}

const typed = (count: number): string => (count === 0 ? "" : String(count));
const numberIn = (text: string): number => typedWhole(text, MOST_DRAFTED) ?? 0;
const isPart = (time: string): boolean => DAY_PARTS.some((part) => part === time);

/** What stands in a text with commas. */
export const listed = (text: string): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
