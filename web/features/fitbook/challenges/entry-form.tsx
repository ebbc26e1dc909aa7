import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LARGEST_ENTRY } from "#core/fitbook/leaderboard/measure.ts";
import { dayIn } from "#core/shared/day.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { weekdayOf } from "#web/design/figures/days.ts";
import { endAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { Day } from "#core/shared/day.ts";
import type { ChallengeModel } from "./challenge-model.ts";

const { entry: words, measures } = challengeWords;

type EntryFormProps = { readonly challenge: VisibleChallenge; readonly days: readonly OwnDay[]; readonly model: ChallengeModel };
type Kept = { readonly day: Day; readonly before: number | null; readonly amount: number | null };

/** What the customer did on a day that is still open: today unless they choose the one before. */
export const EntryForm = observer(function EntryForm({ challenge, days, model }: EntryFormProps) {
  const open = days.filter(({ isOpen }) => isOpen);
  const [chosen, choose] = useState<string>(open[0]?.day ?? "");
  const [typed, type] = useState("");
  const [faults, tell] = useState(0);
  const [stored, keep] = useState<Kept | null>(null);
  const one = open.find(({ day }) => day === chosen) ?? open[0];
  if (one === undefined) return null;
  const amount = typedWhole(typed) ?? 0;
  const isPossible = amount >= 1 && amount <= LARGEST_ENTRY;
  const note = async (next: Kept) => {
    if (!(await model.note(next.day, next.amount))) return;
    keep(next);
    type("");
    tell(0);
  };
  const undo = () => stored !== null && void note({ day: stored.day, before: stored.amount, amount: stored.before });
  return (
    <section className="stack gap-3" aria-labelledby="challenge-entry">
      <h3 id="challenge-entry" className="heading-3">
        {words.title}
      </h3>
      <Form
        label={words.title}
        onSubmit={() => (isPossible ? void note({ day: one.day, before: one.amount, amount }) : tell(faults + 1))}
        faults={faults}
        autoComplete="off"
      >
        {open.length < 2 ? null : (
          <SelectField
            label={words.day}
            choices={open.map(({ day }, nth) => ({ value: day, words: nth === 0 ? words.today({ day: weekdayOf(day) }) : weekdayOf(day) }))}
            value={one.day}
            onChange={(day) => choose(dayIn(day) ?? "")}
          />
        )}
        <TextField
          label={`${words.amount} (${measures[challenge.measure]})`}
          hint={words.until({ moment: endAt(one.until) })}
          inputMode="numeric"
          value={typed}
          onChange={type}
          most={9} // With commas.
          problem={faults > 0 && !isPossible ? words.problem : null}
        />
        <div className="row flex-wrap">
          <SendButton state={model.sending === "sending" ? "sending" : "ready"}>
            {model.sending === "sending" ? words.sending : words.send}
          </SendButton>
          {one.amount === null ? null : (
            <Button
              look="quiet"
              label={words.takeBack({ day: weekdayOf(one.day) })}
              onPress={() => void note({ day: one.day, before: one.amount, amount: null })}
            >
              {words.takeBackWord}
            </Button>
          )}
        </div>
      </Form>
      <div role="status" className="row flex-wrap">
        {stored === null ? null : <Notice kind="good">{stored.amount === null ? words.takenBack : words.kept}</Notice>}
        {stored === null ? null : (
          <Button look="quiet" onPress={undo}>
            {words.undo}
          </Button>
        )}
      </div>
    </section>
  );
});
