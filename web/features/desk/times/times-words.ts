import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { timesPhrases as phrases } from "./wording/times.ts";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { OwnDayEntry } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import type { ShownDay } from "./times-model.ts";

/** What is said of each time of a practitioner's day, in any language. */
export const timesWords = {
  onDay: ({ asked, entries }: ShownDay): string => {
    const free = entries.filter(({ reason }) => reason === "offered").length;
    const text = free === 0 ? phrases.noneFree : counted(free, phrases.free, { count: String(free) });
    return phrases.onDay({ day: weekdayOf(asked.date), free: text });
  },
  span: ({ from, to }: OwnDayEntry): string => phrases.span({ from: timeAt(from), to: timeAt(to) }),
  /** Why a time is free or is not: as patients are told, save that what takes it has a name. */
  reason: ({ reason, appointment, ...entry }: OwnDayEntry, own: Pick<OwnCalendar, "name" | "lead" | "horizon">, length: number): string => {
    const isTaken = reason === "booked" || reason === "buffer";
    if (isTaken && appointment !== null) return phrases[reason]({ time: timeAt(appointment.start) });
    if (reason === "buffer") return phrases.bufferOfHold;
    return profileWords.reason({ ...entry, reason: isTaken ? "taken" : reason, booking: null }, own, length);
  },
};
