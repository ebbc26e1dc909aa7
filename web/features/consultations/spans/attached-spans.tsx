import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { spanWords as words } from "./span-words.ts";
import { SpansModel, spansNeeds } from "./spans-model.ts";
import "./spans.css";
import type { SpansOfBooking } from "#core/assessments/spans/list-spans.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AttachedSpansProps = { readonly customer: CustomerId; readonly booking: string };

/** Which tracked days the practitioner of an appointment may see, chosen each time and taken back at any time. */
export const AttachedSpans = observer(function AttachedSpans({ customer, booking }: AttachedSpansProps) {
  const useCases = useNeeds(spansNeeds);
  const [model] = useState(() => new SpansModel(customer, booking, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <p role="status">{words.reading}</p>;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.ask()} />;
  if (state.value === null) return null;
  const { spans, isOpen, isConsented } = state.value;
  return (
    <div className="stack gap-3">
      {spans.length === 0 && !isOpen ? <p className="muted">{words.none}</p> : null}
      {spans.length === 0 ? null : (
        <>
          <ul className="attached-spans" aria-label={words.attached}>
            {spans.map((span) => (
              <li key={span.tracker} className="row flex-wrap space-between">
                <span>{words.spanOf(span)}</span>
                <Button
                  look="text"
                  label={words.detachNamed({ span: words.spanOf(span) })}
                  state={model.detaching.kind === "sending" ? "busy" : "ready"}
                  onPress={() => void model.detach(span.tracker)}
                >
                  {words.detach}
                </Button>
              </li>
            ))}
          </ul>
          <p className="small muted">{words.stays}</p>
        </>
      )}
      {isOpen && isConsented ? <SpanForm model={model} listed={state.value} /> : null}
      {isOpen && !isConsented ? <p className="muted">{words.consentFirst}</p> : null}
      <p className="small" role="status">
        {newsOf(model)}
      </p>
    </div>
  );
});

const SpanForm = observer(function SpanForm({ model, listed }: { readonly model: SpansModel; readonly listed: SpansOfBooking }) {
  const isWrong = model.faults > 0 && model.span === null;
  const isSending = model.attaching.kind === "sending";
  return (
    <Form onSubmit={() => void model.attach()} faults={model.faults} autoComplete="off">
      <p className="small muted">{words.hint}</p>
      <div className="span-fields">
        <SelectField
          label={words.tracker}
          unchosen={words.unchosen}
          choices={listed.trackers.map((tracker) => ({ value: tracker, words: words.trackers[tracker] }))}
          value={model.tracker}
          problem={isWrong && model.tracker === "" ? words.noTracker : null}
          onChange={model.choose}
        />
        <TextField label={words.from} type="date" latest={listed.today} value={model.from} onChange={model.begin} />
        <TextField
          label={words.to}
          type="date"
          latest={listed.today}
          value={model.to}
          problem={isWrong && model.tracker !== "" ? (model.isReversed ? words.reversed : words.wrongSpan) : null}
          onChange={model.end}
        />
      </div>
      <div>
        <SendButton state={isSending ? "sending" : "ready"}>{isSending ? words.attaching : words.attach}</SendButton>
      </div>
    </Form>
  );
});

function newsOf({ attaching, detaching, news }: SpansModel): string | null {
  if (attaching.kind === "refused") return words.refused;
  if ([attaching, detaching].some(({ kind }) => kind === "unavailable") || detaching.kind === "refused") return words.notChanged;
  if (news === null) return null;
  return news === "attached" ? words.done : words.takenBack;
}
