import { counted } from "#web/design/phrase.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { callingOffPhrases } from "#web/features/desk/calling-off/wording/calling-off.ts";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { isToCome } from "./day-part.ts";
import type { DeskDay, DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

const MINUTE = 60_000;

/** What the desk says of an appointment, at a moment in milliseconds since 1970. */
export const dayWords = {
  how: ({ mode, length }: DeskEntry): string =>
    bookingPhrases.how({ mode: directoryPhrases.modes[mode], length: profileWords.minutes(length) }),
  /** A day of the coming week: Fri 20 Nov: 3 appointments. */
  ofWeek: ({ day, count }: DeskDay["week"][number]): string =>
    dayPhrases.dayOfWeek({
      day: weekdayOf(day),
      appointments: count === 0 ? dayPhrases.none : counted(count, dayPhrases.appointments, { count: String(count) }),
    }),
  /** In a line of the list. */
  state(entry: DeskEntry, now: number): string {
    if (!isToCome(entry, now)) return callingOffPhrases.state[entry.state];
    if (entry.waitingSince !== null) return dayPhrases.waits({ time: timeAt(entry.waitingSince) });
    return entry.place === "inside" || entry.place === "waiting" ? dayPhrases[entry.place] : callingOffPhrases.state[entry.state];
  },
  waits(since: number, now: number): string {
    const minutes = Math.floor((now - since) / MINUTE);
    const time = timeAt(since);
    return minutes < 1 ? dayPhrases.waits({ time }) : dayPhrases.waitsFor({ minutes: profileWords.minutes(minutes), time });
  },
};
