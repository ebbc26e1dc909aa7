import Clock from "lucide-react/icons/clock";
import { observer } from "mobx-react-lite";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { AsNeeded } from "./as-needed.tsx";
import { detailTexts } from "./detail-texts.ts";
import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";
import "./ongoing.css";
import type { DoseToTick, OngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { Facts } from "#web/design/phrase.ts";
import type { OngoingModel } from "./ongoing-model.ts";

type TherapyDaysProps = {
  readonly therapy: OngoingTherapy;
  readonly today: Day;
  /** null: the customer. */
  readonly patient: string | null;
  readonly model: OngoingModel;
};

/** What one prescription plans: today to tick, and the days before, the last first. */
export const TherapyDays = observer(function TherapyDays({ therapy, today, patient, model }: TherapyDaysProps) {
  const { booking, practitioner, days, asNeeded } = therapy;
  const present = usePresent(
    model.shopTime(),
    days.flatMap(({ doses }) => doses.map(({ at }) => at)),
  );
  const now = days.find(({ day }) => day === today)?.doses ?? [];
  const before = days
    .filter(({ day }) => day < today)
    .map(({ day, doses }) => ({ day, doses: doses.filter((dose) => model.isOffered(dose)) }))
    .filter(({ doses }) => doses.length > 0)
    .toReversed();
  const done = days.flatMap(({ doses }) => doses).filter((dose) => model.isDone(dose)).length;
  const due = days.flatMap(({ doses }) => doses).filter((dose) => model.isExpected(dose, present)).length;
  const since = days.find(({ doses }) => doses.some((dose) => model.isExpected(dose, present)))?.day ?? today;
  const warned = neverthelessOf([...days.flatMap(({ doses }) => doses), ...asNeeded]);
  const isPlanned = asNeeded.length === 0 || days.some(({ doses }) => doses.length > 0);
  return (
    <section className="panel stack gap-4" aria-labelledby={`therapy-${booking}`}>
      <div className="stack gap-1">
        <h2 id={`therapy-${booking}`} className="heading-3">
          {patient === null ? words.by({ name: practitioner }) : words.byFor({ name: practitioner, patient })}
        </h2>
        {due > 0 ? (
          <p className="small muted">
            {tickedText({ done: String(done), due: String(due) }, { since, today, first: days[0]?.day ?? today })}
          </p>
        ) : null}
      </div>
      {warned.map((said) => (
        <Notice key={said} kind="note">
          {said}
        </Notice>
      ))}
      {isPlanned ? <h3 className="strong">{words.today}</h3> : null}
      {isPlanned && now.length === 0 ? <p className="muted">{words.nothingToday}</p> : null}
      {now.length === 0 ? null : <Doses doses={now} present={present} model={model} />}
      {asNeeded.length === 0 ? null : (
        <>
          <h3 className="strong">{words.asNeeded}</h3>
          {asNeeded.map((item) => (
            <AsNeeded key={item.item} item={item} today={today} model={model} />
          ))}
        </>
      )}
      {before.length === 0 ? null : (
        <FoldedText title={words.daysBefore}>
          <p className="small muted">{words.stillPossible}</p>
          {before.map(({ day, doses }) => (
            <div key={day} className="stack gap-2">
              <h3 className="strong">{dayOf(day)}</h3>
              <Doses doses={doses} present={present} model={model} />
            </div>
          ))}
        </FoldedText>
      )}
    </section>
  );
});

/** How many of those that were due are ticked, since the prescription has planned any. */
function tickedText(counts: Facts<"done" | "due">, { since, today, first }: Readonly<Record<"since" | "today" | "first", Day>>): string {
  if (since === today) return words.sinceToday(counts);
  return since === first ? words.week(counts) : words.sinceDay({ ...counts, day: dayOf(since) });
}

/** Why something was prescribed in spite of a warning: once for each item, however often it is taken. */
const neverthelessOf = (ticks: readonly Pick<DoseToTick, "name" | "nevertheless">[]): readonly string[] => [
  ...new Set(
    ticks.flatMap(({ name, nevertheless }) =>
      nevertheless === null ? [] : [prescriptionPhrases.neverthelessOf({ name, reason: nevertheless })],
    ),
  ),
];

type DosesProps = { readonly doses: readonly DoseToTick[]; readonly present: number; readonly model: OngoingModel };

const Doses = observer(function Doses({ doses, present, model }: DosesProps) {
  return (
    <ul className="stack gap-1">
      {doses.map((dose) => (
        <li key={`${dose.item} ${dose.time}`}>
          {dose.at <= present && model.isOffered(dose) ? (
            <TickField label={doseText(dose)} isTicked={model.isDone(dose)} onChange={(done) => void model.tick(dose, done)} />
          ) : (
            <p className="later-dose small muted">
              <Clock className="icon" aria-hidden="true" />
              <span>{dose.at <= present ? words.notDue({ dose: doseText(dose) }) : words.later({ dose: doseText(dose) })}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});

const doseText = ({ at, name, ...details }: DoseToTick): string =>
  [words.dose({ time: timeAt(at), name }), ...detailTexts(details)].join(" · ");
