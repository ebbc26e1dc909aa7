import GlassWater from "lucide-react/icons/glass-water";
import Milk from "lucide-react/icons/milk";
import Soup from "lucide-react/icons/soup";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { WATER } from "#core/trackers/value-refusal.ts";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { waterPhrases } from "#web/features/trackers/wording/water.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(waterPhrases.sizes));
/** A katori is a bowl. */
const ICONS = new Map([
  ["150", Soup],
  ["500", Milk],
]);
/** When a glass of a former day was drunk, until another time is chosen. */
const NOON = "12:00";
/** How many amounts of one's own are offered again. */
const OWN = 3;

/** A press for each glass, and amounts of one's own: those that were drunk last are offered again. */
export const Glasses = observer(function Glasses({ view }: { readonly view: DayView }) {
  const [typed, enter] = useState("");
  const [faults, tell] = useState(0);
  const [time, setTime] = useState(NOON);
  const drink = (ml: number) =>
    void view.store.note({ tracker: "water", at: view.isToday ? view.moment : (momentOf(view.day, time) ?? view.moment), ml });
  const submit = () => {
    const ml = typedAmount(typed);
    const isWrong = ml === null || !Number.isInteger(ml) || ml < WATER.from || ml > WATER.to;
    tell(isWrong ? faults + 1 : 0);
    if (isWrong) return;
    drink(ml);
    enter("");
  };
  return (
    <section aria-labelledby="tracker-add" className="stack gap-3">
      <h2 id="tracker-add" className="heading-3">
        {waterPhrases.add}
      </h2>
      {view.isToday ? null : <TextField label={trackerPhrases.entries.time} type="time" value={time} onChange={setTime} />}
      <div className="tracker-presses">
        {[...NAMES.keys(), ...ownSizes(view)].map((size) => {
          const name = NAMES.get(size);
          const amount = trackerWords.amount("water", size);
          const Icon = ICONS.get(size) ?? GlassWater;
          return (
            <button key={size} type="button" className="tracker-press" onClick={() => drink(Number(size))}>
              <Icon className="icon" aria-hidden="true" />
              <span>{name === undefined ? amount : waterPhrases.named({ name, amount })}</span>
            </button>
          );
        })}
      </div>
      <Form onSubmit={submit} faults={faults}>
        <div className="tracker-own">
          <TextField
            label={waterPhrases.own}
            value={typed}
            onChange={enter}
            inputMode="numeric"
            problem={faults === 0 ? null : waterPhrases.wrong({ from: String(WATER.from), to: String(WATER.to) })}
          />
          <SendButton state="ready">{waterPhrases.addOwn}</SendButton>
        </div>
      </Form>
    </section>
  );
});

function ownSizes({ entries }: DayView): readonly string[] {
  const own = entries.flatMap(({ value }) => ("ml" in value && !NAMES.has(String(value.ml)) ? [value] : []));
  const lastFirst = own.toSorted((a, b) => b.at - a.at).map(({ ml }) => String(ml));
  return [...new Set(lastFirst)].slice(0, OWN);
}
