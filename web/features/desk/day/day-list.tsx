import { observer } from "mobx-react-lite";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { toneOf } from "#web/features/consultations/appointments/appointment-tone.ts";
import { emergencyWords } from "#web/features/desk/emergency-words.ts";
import { ageAndGender, patientFacts, patientName } from "#web/features/desk/patient-facts.ts";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { partOf } from "./day-part.ts";
import { dayWords } from "./day-words.ts";
import type { EmergencySign } from "#core/consultations/safety/person-health.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

type DayListProps = {
  readonly entries: readonly DeskEntry[];
  readonly signOf: (id: string) => EmergencySign | null;
  readonly now: number;
  /** The one that is shown beside the list. */
  readonly shown: string | null;
  readonly onChoose: (id: string) => void;
};

/** All appointments of a day, a line each. */
export const DayList = observer(({ entries, signOf, now, shown, onChoose }: DayListProps) => (
  <ol className="day-list" aria-label={dayPhrases.list}>
    {entries.map((entry) => {
      const { id, start, patient, state } = entry;
      const stateText = dayWords.state(entry, now);
      const part = partOf(entry, now);
      const sign = signOf(id);
      const emergency = sign === null ? null : emergencyWords(sign);
      return (
        <li key={id}>
          <button
            type="button"
            className="day-row"
            data-part={part}
            aria-current={id === shown ? "true" : undefined}
            aria-label={`${timeAt(start)}, ${patientFacts(patient)}. ${dayWords.how(entry)}. ${stateText}${emergency === null ? "" : `. ${emergency}`}`}
            onClick={() => onChoose(id)}
          >
            <span className="day-time">{timeAt(start)}</span>{" "}
            <span className="day-who">
              <span className="strong">{patientName(patient)}</span>{" "}
              <span className="small muted">{[...ageAndGender(patient), dayWords.how(entry)].join(", ")}</span>{" "}
              <span className="booking-state small" data-tone={part === "waiting" ? "waits" : toneOf(state)}>
                {stateText}
              </span>
              {emergency === null ? null : <span className="day-emergency small">{emergency}</span>}
            </span>
          </button>
        </li>
      );
    })}
  </ol>
));
