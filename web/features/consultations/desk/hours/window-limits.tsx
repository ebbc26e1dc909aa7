import { observer } from "mobx-react-lite";
import { useState } from "react";
import { TextField } from "#web/design/fields/text-field.tsx";
import { fieldOf } from "./calendar-in.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Day } from "#core/shared/day.ts";
import type { HoursModel } from "./hours-model.ts";
import type { WindowRow } from "./hours-form.ts";

type LimitsProps = { readonly model: HoursModel; readonly row: WindowRow; readonly today: Day };

/** From and until which day hours of each week hold; folded where there is no limit. */
export const WindowLimits = observer(function WindowLimits({ model, row: { key, since, until }, today }: LimitsProps) {
  const [isOpen] = useState(since !== "" || until !== "");
  const problem = model.problemOf(fieldOf(key, "until"));
  return (
    <details className="hours-limits" open={isOpen || problem !== null}>
      <summary>{phrases.limits}</summary>
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
          earliest={today}
          value={until}
          problem={problem === null ? null : phrases.problems[problem]}
          onChange={(text) => model.change((form) => form.writeWindow(key, { until: text }))}
        />
      </div>
    </details>
  );
});
