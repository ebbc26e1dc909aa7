import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { fieldOf } from "./calendar-in.ts";
import { endIn, minutesIn } from "./time-text.ts";
import { useAddedRow } from "./use-added-row.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { ReactNode } from "react";
import type { HoursModel } from "./hours-model.ts";
import type { HoursRow } from "./hours-form.ts";

type TimeFieldsProps = {
  readonly model: HoursModel;
  readonly row: HoursRow;
  /** What a screen reader is told of the two fields. */
  readonly title: string;
  readonly onWrite: (changed: { readonly from?: string; readonly to?: string }) => void;
  /** What else can be pressed beside the two fields. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
};

/** From when until when, with what takes it away. */
export const TimeFields = observer(function TimeFields({ model, row, title, onWrite, beside, children }: TimeFieldsProps) {
  const { key, from, to } = row;
  const fields = useAddedRow<HTMLFieldSetElement>(model.edited.added === key);
  const problemOf = (field: "from" | "to") => {
    const problem = model.problemOf(fieldOf(key, field));
    return problem === null ? null : phrases.problems[problem];
  };
  const hint = hintOf(minutesIn(from), endIn(to));
  return (
    <fieldset ref={fields} className="stack gap-2">
      <legend className="visually-hidden">{title}</legend>
      <div className="hours-row">
        <TextField label={phrases.from} type="time" value={from} problem={problemOf("from")} onChange={(text) => onWrite({ from: text })} />
        <TextField label={phrases.to} type="time" value={to} problem={problemOf("to")} onChange={(text) => onWrite({ to: text })} />
        <div className="row flex-wrap">
          <Button look="text" onPress={() => model.change((form) => form.remove(key))}>
            {phrases.remove}
            <span className="visually-hidden"> {title}</span>
          </Button>
          {beside}
        </div>
      </div>
      {hint === null ? null : <p className="small muted">{hint}</p>}
      {children}
    </fieldset>
  );
});

function hintOf(from: number | null, to: number | null): string | null {
  if (from === null || to === null || from === to) return null;
  if (from === 0 && to === 1_440) return phrases.wholeDay;
  return to < from ? phrases.nextDay : null;
}
