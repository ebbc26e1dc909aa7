import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import { lastWeight, noteRoutine } from "./note-routine.ts";
import { routineWords as words } from "./routine-words.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type RoutineDoneProps = { readonly routine: Routine; readonly store: TrackerStore | null; readonly onAgain: () => void };

const [LIGHTEST, HEAVIEST] = [20, 400];

/** The end of a routine. For a customer it is noted as exercise, once their weight is known. */
export const RoutineDone = observer(function RoutineDone({ routine, store, onAgain }: RoutineDoneProps) {
  const isNoted = useRef(false);
  const [asks, ask] = useState(false);
  useEffect(() => {
    if (store === null || isNoted.current) return;
    const kg = lastWeight(store);
    if (kg === null) return ask(true);
    isNoted.current = true;
    void noteRoutine(store, routine, kg);
  }, [store, routine]);
  return (
    <div className="stack gap-3">
      <p className="routine-left" role="status">
        {words.done}
      </p>
      {store === null ? <p>{words.doneUnknown}</p> : null}
      {store !== null && !asks ? <p>{words.noted(routine)}</p> : null}
      {store !== null && asks ? (
        <AskWeight
          hint={store.bodyFigures === "shown" ? words.weightHint : words.weightKept}
          onKnown={(kg) => {
            ask(false);
            isNoted.current = true;
            void noteRoutine(store, routine, kg);
          }}
        />
      ) : null}
      <div>
        <Button look="quiet" onPress={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
});

function AskWeight({ hint, onKnown }: { readonly hint: string; readonly onKnown: (kg: number) => void }) {
  const [typed, enter] = useState("");
  const [faults, tell] = useState(0);
  const submit = () => {
    const kg = typedAmount(typed);
    if (kg === null || kg < LIGHTEST || kg > HEAVIEST) return tell(faults + 1);
    onKnown(kg);
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="row flex-wrap">
        <TextField
          label={words.weight}
          hint={hint}
          value={typed}
          onChange={enter}
          inputMode="decimal"
          problem={faults === 0 ? null : words.wrongWeight}
        />
        <SendButton state="ready">{words.noteIt}</SendButton>
      </div>
    </Form>
  );
}
