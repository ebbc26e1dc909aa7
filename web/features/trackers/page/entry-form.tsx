import { useState } from "react";
import { dayIn, firstInstantOf, indianDay } from "#core/shared/day.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { typedNumber } from "#web/features/trackers/store/typed-number.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { waterPhrases } from "#web/features/trackers/wording/water.ts";
import { WATER } from "#core/trackers/entries/value-refusal.ts";
import type { DayEntry, DayView } from "./day-view.ts";

type EntryFormProps = { readonly entry: DayEntry; readonly view: DayView; readonly onDone: () => void };

const { entries: words } = trackerPhrases;
const MINUTE = 60_000;

/** Changes the amount, the day and the time of an entry. */
export function EntryForm({ entry, view, onDone }: EntryFormProps) {
  const { value } = entry;
  const at = "at" in value ? value.at : view.moment;
  const [day, enterDay] = useState<string>(indianDay(at));
  const [time, enterTime] = useState(clockOf(at));
  const [amount, enterAmount] = useState("ml" in value ? String(value.ml) : "");
  const [faults, tell] = useState(0);
  const submit = () => {
    const moment = momentOf(day, time);
    const ml = typedNumber(amount);
    if (!("ml" in value) || moment === null) return;
    if (ml === null || !Number.isInteger(ml) || ml < WATER.from || ml > WATER.to) return tell(faults + 1);
    void view.store.change(entry, { ...value, ml, at: moment });
    onDone();
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="tracker-change">
        <TextField
          label={waterPhrases.amount}
          value={amount}
          onChange={enterAmount}
          inputMode="numeric"
          problem={faults === 0 ? null : waterPhrases.wrong({ from: String(WATER.from), to: String(WATER.to) })}
        />
        <TextField label={words.date} type="date" value={day} onChange={enterDay} latest={view.store.today} />
        <TextField label={words.time} type="time" value={time} onChange={enterTime} />
        <span className="row flex-wrap">
          <SendButton state="ready">{words.save}</SendButton>
          <Button look="text" onPress={onDone}>
            {words.leave}
          </Button>
        </span>
      </div>
    </Form>
  );
}

/** "08:05" in India. */
const clockOf = (at: number): string => {
  const minutes = Math.floor((at - firstInstantOf(indianDay(at))) / MINUTE);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

function momentOf(day: string, time: string): number | null {
  const read = dayIn(day);
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return read === null || hours === undefined || minutes === undefined
    ? null
    : firstInstantOf(read) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
