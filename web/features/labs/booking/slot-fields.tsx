import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import type { SlotChoice } from "./slot-choice.ts";

type SlotFieldsProps = { readonly slots: SlotChoice; readonly onChoose: (start: number) => void };

/** The days and free times of a laboratory, and why the other times of that day can't be had. */
export const SlotFields = observer(function SlotFields({ slots, onChoose }: SlotFieldsProps) {
  const { kind, days, day, start, booked, fastFrom, hasFasted } = slots;
  if (kind === "reading") return <FormSkeleton label={says.when} />;
  if (kind === "unavailable") return <Notice kind="bad">{says.unavailable}</Notice>;
  if (kind === "none") return null;
  if (day === null) return <Notice kind="note">{says.noTimes}</Notice>;
  const others = says.othersOf(slots.taken);
  return (
    <>
      <SelectField
        label={says.day}
        unchosen={says.chooseDay}
        choices={days.map((one) => ({ value: one.day, words: weekdayOf(one.day) }))}
        value={day.day}
        onChange={slots.chooseDay}
      />
      <ChoiceField
        label={says.time}
        choices={slots.free.map((one) => ({
          value: `${one.start}`,
          words: one.start === booked ? says.bookedTimeOf(one) : says.timeOf(one),
        }))}
        value={`${start ?? ""}`}
        onChange={(chosen) => onChoose(Number(chosen))}
      />
      {fastFrom === null ? null : (
        <Notice kind="note">
          <div className="stack gap-3">
            <p>{says.fastBegan({ moment: momentAt(fastFrom) })}</p>
            <TickField label={says.hasFasted({ moment: momentAt(fastFrom) })} isTicked={hasFasted} onChange={slots.sayFasted} />
          </div>
        </Notice>
      )}
      {others.length === 0 ? null : (
        <FoldedPanel title={says.whyNot}>
          <ul className="booking-rules">
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </FoldedPanel>
      )}
    </>
  );
});
