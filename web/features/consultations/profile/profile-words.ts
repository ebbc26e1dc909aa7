import { counted } from "#web/design/phrase.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { momentAt, weekdayAt } from "#web/design/figures/moments.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { profilePhrases } from "#web/features/consultations/wording/profile.ts";
import type { PatientEntry } from "#core/consultations/directory/patient-calendar.ts";
import type { Mode, PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Paise } from "#core/shared/money.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What is said of a practitioner's times, in any language. */
export const profileWords = {
  minutes: (count: number): string => counted(count, profilePhrases.minutes, { count: String(count) }),
  freeTimes: (count: number): string =>
    count === 0 ? profilePhrases.noFreeTimes : counted(count, profilePhrases.freeTimes, { count: String(count) }),
  chosen: (at: number, { length, mode, fee }: { readonly length: number; readonly mode: Mode; readonly fee: Paise }): string =>
    profilePhrases.chosen({
      moment: momentAt(at),
      length: profileWords.minutes(length),
      mode: directoryPhrases.modes[mode],
      fee: rupees(fee),
    }),
  reason: (entry: PatientEntry, { name, lead, horizon }: Pick<PublicPractitioner, "name" | "lead" | "horizon">, length: number): string => {
    const { reasons } = profilePhrases;
    switch (entry.reason) {
      case "inactive":
        return reasons.inactive({ name });
      case "lead":
        return reasons.lead({ minutes: String(lead) });
      case "horizon":
        return reasons.horizon({ day: weekdayAt((entry.start ?? entry.from) - horizon * DAY) });
      case "held":
        return reasons.held({ time: timeAt(entry.freeAt ?? entry.to) });
      case "too_short":
        return reasons.too_short({ minutes: String(length) });
      case "past":
      case "current":
      case "own":
      case "taken":
      case "offered":
      case "pause":
      case "closed":
      case "outside":
        return reasons[entry.reason];
    }
  },
};
