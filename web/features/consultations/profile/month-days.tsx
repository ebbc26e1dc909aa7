import { calendarPhrases } from "#web/design/wording/calendar.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";
import { chosenAddress } from "./chosen-address.ts";
import { monthWeeks } from "./month-weeks.ts";
import { profileWords } from "./profile-words.ts";
import "./month-days.css";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { TimeChoice } from "./profile-data.ts";

type MonthDaysProps = {
  readonly practitioner: PublicPractitioner;
  readonly choice: TimeChoice;
  readonly days: readonly DayOfSlots[];
};

/** The days by month, each with its number of free times, as links: it works without script. */
export const MonthDays = ({ practitioner, choice, days }: MonthDaysProps) => (
  <FoldedPanel title={says.byMonth}>
    <div className="month-days">
      {monthWeeks(days).map(({ month, weeks }) => (
        <table key={month}>
          <caption>{monthOf(month)}</caption>
          <thead>
            <tr>
              {calendarPhrases.weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((one) => one !== null)?.day}>
                {week.map((one, weekday) => (
                  <td key={one?.day ?? weekday}>
                    {one === null ? null : <MonthDay practitioner={practitioner} choice={choice} {...one} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </FoldedPanel>
);

function MonthDay({ practitioner, choice, day, offered }: Omit<MonthDaysProps, "days"> & DayOfSlots) {
  const isChosen = day === choice.day;
  return (
    <a
      className={isChosen ? "month-day is-chosen" : "month-day"}
      href={chosenAddress(practitioner, { ...choice, day, at: null })}
      aria-label={`${weekdayOf(day)}: ${profileWords.freeTimes(offered)}`}
      aria-current={isChosen ? "true" : undefined}
      data-free={offered > 0}
      data-stay
    >
      <b>{Number(day.slice(8))}</b>
      <span>{offered === 0 ? "–" : offered}</span>
    </a>
  );
}

const monthOf = (month: string): string => `${calendarPhrases.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
