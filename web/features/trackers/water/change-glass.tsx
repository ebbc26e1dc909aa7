import { useState } from "react";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { WATER } from "#core/trackers/value-refusal.ts";
import { TextField } from "#web/design/fields/text-field.tsx";
import { ChangeForm } from "#web/features/trackers/page/change-form.tsx";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { waterPhrases } from "#web/features/trackers/wording/water.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type ChangeGlassProps = { readonly entry: NotedEntry; readonly view: DayView; readonly onDone: () => void };

const { entries: words } = trackerPhrases;

/** Changes the amount, the day and the time of what was drunk. */
export function ChangeGlass({ entry, view, onDone }: ChangeGlassProps) {
  const { value } = entry;
  const at = "at" in value ? value.at : view.moment;
  const [day, enterDay] = useState<string>(indianDay(at));
  const [time, enterTime] = useState(indianTime(at));
  const [amount, enterAmount] = useState("ml" in value ? String(value.ml) : "");
  const [faults, tell] = useState(0);
  const submit = () => {
    const moment = momentOf(day, time);
    const ml = typedAmount(amount);
    if (!("ml" in value) || moment === null) return;
    if (ml === null || !Number.isInteger(ml) || ml < WATER.from || ml > WATER.to) return tell(faults + 1);
    void view.store.change(entry, { ...value, ml, at: moment });
    onDone();
  };
  const problem = faults === 0 ? null : waterPhrases.wrong({ from: String(WATER.from), to: String(WATER.to) });
  return (
    <ChangeForm faults={faults} onSubmit={submit} onLeave={onDone}>
      <TextField label={waterPhrases.amount} value={amount} onChange={enterAmount} inputMode="numeric" problem={problem} />
      <TextField label={words.date} type="date" value={day} onChange={enterDay} latest={view.store.today} />
      <TextField label={words.time} type="time" value={time} onChange={enterTime} />
    </ChangeForm>
  );
}
