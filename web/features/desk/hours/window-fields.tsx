import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { TextField } from "#web/design/fields/text-field.tsx";
import { fieldOf } from "./calendar-in.ts";
import { TimeFields } from "./time-fields.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Day } from "#core/shared/day.ts";
import type { HoursModel } from "./hours-model.ts";
import type { WindowRow } from "./hours-form.ts";

type WindowProps = { readonly model: HoursModel; readonly row: WindowRow; readonly title: string; readonly today: Day };

/** Hours of each week; from and until which day they hold stands behind a press where there is no limit. */
export const WindowFields = observer(function WindowFields({ model, row, title, today }: WindowProps) {
  const { key, since, until } = row;
  const id = useId();
  const [isOpened, open] = useState(since !== "" || until !== "");
  const problem = model.problemOf(fieldOf(key, "until"));
  const isOpen = isOpened || problem !== null;
  return (
    <TimeFields
      model={model}
      row={row}
      title={title}
      onWrite={(changed) => model.change((form) => form.writeWindow(key, changed))}
      beside={
        <button type="button" className="button text" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {phrases.limits}
          <span className="visually-hidden"> ({title})</span>
        </button>
      }
    >
      <div id={id}>
        {isOpen ? (
          <div className="booking-fields">
            <TextField
              label={phrases.since}
              isOptional={phrases.optional}
              type="date"
              earliest={today}
              value={since}
              onChange={(text) => model.change((form) => form.writeWindow(key, { since: text }))}
            />
            <TextField
              label={phrases.until}
              isOptional={phrases.optional}
              type="date"
              earliest={since === "" ? today : since}
              value={until}
              problem={problem === null ? null : phrases.problems[problem]}
              onChange={(text) => model.change((form) => form.writeWindow(key, { until: text }))}
            />
          </div>
        ) : null}
      </div>
    </TimeFields>
  );
});
