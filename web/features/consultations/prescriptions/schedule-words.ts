import { DAY_PARTS } from "#core/consultations/prescription/item-time.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { daysOf, stepsOf } from "#core/consultations/prescription/schedule-days.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { clockTime } from "#web/design/figures/clock-time.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { calendarPhrases } from "#web/design/wording/calendar.ts";
import { prescriptionPhrases } from "./wording/prescriptions.ts";
import { schedulePhrases as phrases } from "./wording/schedule.ts";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { Rhythm, Scheduled } from "#core/consultations/prescription/schedule.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { DoseLimits } from "#core/consultations/ticks/as-needed-dose.ts";
import type { Day } from "#core/shared/day.ts";

/** When an item is taken or done, put together for every language. */
export const scheduleWords = {
  /** At which times of which days, or that it is taken as needed within its limits. */
  when: (item: Scheduled): string => {
    const schedule = scheduleOf(item);
    switch (schedule.kind) {
      case "planned":
        return [timesWords(schedule.times), ...rhythmWords(schedule.rhythm)].join("; ");
      case "taper":
        return phrases.inSteps;
      case "as-needed":
        return [phrases.asNeeded, scheduleWords.limits(schedule)].join(", ");
    }
  },
  /** For how long, from its first day on. */
  span: (item: Scheduled & Pick<PrescriptionItem, "is">): string => {
    const schedule = scheduleOf(item);
    const { start } = item;
    if (schedule.kind !== "planned" || schedule.lasts.kind === "days") return spanWords(start, daysOf(item));
    const { doses } = schedule.lasts;
    return counted(doses, item.is === "drug" ? phrases.doses : phrases.repeats, { count: String(doses), day: dayOf(start) });
  },
  /** A line for each step of a taper; none of all else. */
  steps: (item: Scheduled): readonly string[] =>
    stepsOf(item).map(({ start, days, dose, times }) => {
      const what = [dose, timesWords(times)].filter((text) => text !== "").join("; ");
      return phrases.step({ span: spanWords(start, days), what });
    }),
  limits: ({ mostADay, hoursApart }: DoseLimits): string =>
    [
      counted(mostADay, phrases.mostADay, { count: String(mostADay) }),
      counted(hoursApart, phrases.hoursApart, { count: String(hoursApart) }),
    ].join(", "),
  weekday: (weekday: Weekday): string => calendarPhrases.weekdays[(WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length] ?? "",
};

const timesWords = (times: readonly string[]): string => times.map(timeWords).join(", ");

function timeWords(time: string): string {
  const part = DAY_PARTS.find((one) => one === time);
  return part === undefined ? clockTime(time) : prescriptionPhrases.parts[part];
}

function rhythmWords(rhythm: Rhythm): readonly string[] {
  switch (rhythm.kind) {
    case "daily":
      return [];
    case "every":
      if (rhythm.days === 2) return [phrases.alternate];
      return [rhythm.days === 7 ? phrases.weekly : phrases.every({ count: String(rhythm.days) })];
    case "weekdays": {
      const inOrder = WEEKDAYS.filter((weekday) => rhythm.weekdays.includes(weekday));
      return [phrases.on({ weekdays: inOrder.map(scheduleWords.weekday).join(", ") })];
    }
  }
}

const spanWords = (start: Day, days: number): string =>
  days === 1
    ? prescriptionPhrases.fromForOne({ day: dayOf(start) })
    : prescriptionPhrases.fromFor({ day: dayOf(start), count: String(days) });
