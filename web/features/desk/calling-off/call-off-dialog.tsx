import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { CALL_OFF_REASONS } from "#core/consultations/booking/call-off-reason.ts";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { patientFacts } from "#web/features/desk/patient-facts.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CallOffModel, callOffNeeds } from "./call-off-model.ts";
import { callingOffPhrases as phrases } from "./wording/calling-off.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type CallOffDialogProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  /** As they were when it was opened; at least one. */
  readonly entries: readonly DeskEntry[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const named = ({ start, patient }: DeskEntry): string => `${timeAt(start)}, ${patientFacts(patient)}`;

/** Asks why, and cancels each appointment by a press of its own: nothing brings one back. */
export const CallOffDialog = observer(function CallOffDialog({ customer, entries, onDone, onClose }: CallOffDialogProps) {
  const useCases = useNeeds(callOffNeeds);
  const [model] = useState(
    () =>
      new CallOffModel(
        customer,
        entries.map(({ id }) => id),
        useCases,
      ),
  );
  const [title, hint] = entries.length > 1 ? [phrases.titleDay, phrases.hintDay] : [phrases.title, phrases.hint];
  const last = entries.find(({ id }) => id === model.done.at(-1));
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then: what came of it takes the focus.
  useEffect(() => {
    if (last !== undefined) outcome.current?.focus();
  }, [last]);
  const send = async (entry: DeskEntry) => {
    if (await model.send(entry.id)) onDone();
  };
  return (
    <Dialog title={title} hint={hint} closeLabel={phrases.close} role="alertdialog" closes="asked" onClose={onClose}>
      <Form onSubmit={() => {}} faults={model.faults} autoComplete="off">
        <ChoiceField
          label={phrases.reason}
          choices={CALL_OFF_REASONS.map((value) => ({ value, words: phrases.reasons[value] }))}
          value={model.reason ?? ""}
          problem={model.faults > 0 ? phrases.reasonMissing : null}
          onChange={model.choose}
        />
        <div ref={outcome} role="status" tabIndex={-1}>
          {last === undefined ? null : <Notice kind="good">{phrases.doneOf({ appointment: named(last) })}</Notice>}
        </div>
        <ul className="booking-cards">
          {entries.map((entry) => (
            <Row key={entry.id} model={model} entry={entry} onSend={() => void send(entry)} />
          ))}
        </ul>
        <div className="row">
          <Button look="quiet" onPress={onClose}>
            {phrases.back}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
});

type RowProps = { readonly model: CallOffModel; readonly entry: DeskEntry; readonly onSend: () => void };

const Row = observer(function Row({ model, entry, onSend }: RowProps) {
  const state = model.stateOf(entry.id);
  return (
    <li className="stack gap-2">
      <p className="strong">{named(entry)}</p>
      {state === "done" ? (
        <p className="muted">{phrases.done}</p>
      ) : (
        <>
          <div role="status">{state === "unavailable" || state === "refused" ? <Notice kind="bad">{phrases[state]}</Notice> : null}</div>
          <div className="row">
            <Button
              look="danger"
              state={state === "sending" ? "busy" : "ready"}
              label={phrases.sendOf({ appointment: named(entry) })}
              onPress={onSend}
            >
              {state === "sending" ? phrases.sending : phrases.send}
            </Button>
          </div>
        </>
      )}
    </li>
  );
});
