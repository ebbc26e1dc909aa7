import { ENDS_SOON } from "#core/consultations/calendar/calendar-finding.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { AHEAD_OF_UTC, indianDay } from "#core/shared/indian-time.ts";
import { dayWords } from "#web/features/desk/day/day-words.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Day } from "#core/shared/day.ts";
import type { OutsideAppointment } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { CalendarLack } from "#core/consultations/calendar/calendar-finding.ts";
import type { Overlap } from "#core/consultations/calendar/overlaps.ts";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { DayWindow, Weekday } from "#core/consultations/slots/slot-facts.ts";

const MINUTE = 60_000;

type DayOfOutside = { readonly day: Day; readonly words: string; readonly appointments: readonly OutsideAppointment[] };

/** What is said of a practitioner's own hours, in any language. */
export const hoursWords = {
  /** Each length with its modes: 30 minutes (audio, video). */
  offers: (fees: OwnCalendar["fees"]): string => {
    const lengths = [...new Set(fees.map(({ length }) => length))].sort((a, b) => a - b);
    const modesOf = (wanted: number) => fees.filter(({ length }) => length === wanted).map(({ mode }) => directoryPhrases.modes[mode]);
    return phrases.offers({
      offers: lengths.map((length) => `${profileWords.minutes(length)} (${modesOf(length).join(", ")})`).join("; "),
    });
  },
  rules: ({ buffer, lead, horizon }: Pick<OwnCalendar, "buffer" | "lead" | "horizon">): string =>
    phrases.rules({ buffer: String(buffer), lead: String(lead), horizon: String(horizon) }),
  weekdays: (days: readonly Weekday[]): string => days.map((weekday) => phrases.weekdays[weekday]).join(", "),
  outside: (count: number): string => counted(count, phrases.outside, { count: String(count) }),
  /** Appointments by their days, in order. */
  daysOf: (outside: readonly OutsideAppointment[]): readonly DayOfOutside[] =>
    [...Map.groupBy(outside, ({ start }) => indianDay(start))].map(([day, appointments]) => ({
      day,
      words: dayWords.ofWeek({ day, count: appointments.length }),
      appointments,
    })),
  /** What a calendar lacks; `horizon` in days. */
  lack: (one: CalendarLack, horizon: number): string => {
    switch (one.kind) {
      case "never-open":
        return phrases.neverOpen({ days: String(horizon) });
      case "ends-soon":
        return phrases.endsSoon({ days: String(Math.min(ENDS_SOON, horizon)) });
      case "too-short":
        return phrases.tooShort({ length: profileWords.minutes(one.length) });
    }
  },
  /** Two windows of which each wants some of the other's time. */
  overlap: ({ date, first, second }: Overlap, { windows, exceptions }: Calendar): string => {
    const windowText = (window: DayWindow | undefined, day: string): string =>
      window === undefined ? day : phrases.hours({ day, from: clock(window.from), to: clock(window.to) });
    if (date !== null) {
      const other = exceptions.find((one) => one.kind === "day" && one.date === date);
      const [a, b] = other?.kind === "day" ? [other.windows[first], other.windows[second]] : [];
      return phrases.overlap({ first: windowText(a, weekdayOf(date)), second: windowText(b, weekdayOf(date)) });
    }
    const [a, b] = [windows[first], windows[second]];
    const dayOf = (window: typeof a): string => (window === undefined ? "" : phrases.weekdays[window.weekday]);
    return phrases.overlap({ first: windowText(a, dayOf(a)), second: windowText(b, dayOf(b)) });
  },
};

/** A time of the day, in minutes since midnight. */
const clock = (minutes: number): string => timeAt(minutes * MINUTE - AHEAD_OF_UTC);
