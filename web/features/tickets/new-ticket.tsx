import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { TOPICS_OF } from "#core/tickets/ticket-subject.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { NewTicketModel, newTicketNeeds } from "./new-ticket-model.ts";
import { ticketAddress } from "#web/platform/addresses/ticket-address.ts";
import { MessageFields } from "./message-fields.tsx";
import { OPENED } from "./ticket-opened-state.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";

type AboutSubject = { readonly customer: CustomerId; readonly subject: TicketSubject };

/** What it is about, what happened, and pictures of it. */
export const NewTicket = observer(function NewTicket({ customer, subject }: AboutSubject) {
  const useCases = useNeeds(newTicketNeeds);
  const navigate = useNavigate();
  const [model] = useState(() => new NewTicketModel(customer, subject, { ...useCases, newKey }));
  const { words, topic, isTopicMissing, tries } = model;
  const isChanged = useCallback(() => words.isChanged, [words]);
  const send = async () => {
    const ticket = await model.send();
    if (ticket !== null) await navigate(ticketAddress.one(ticket.number), { state: OPENED });
  };
  const { state } = words;
  return (
    <Form label={ticketWords.open} onSubmit={() => void send()} faults={tries}>
      <ChoiceField
        label={ticketWords.about}
        choices={TOPICS_OF[subject.kind].map((value) => ({ value, words: ticketWords.topic(value) }))}
        value={topic ?? ""}
        problem={isTopicMissing ? ticketWords.noTopic : null}
        onChange={model.choose}
      />
      <MessageFields model={words} label={ticketWords.text} />
      <FormEnd
        state={state.kind === "refused" || state.kind === "ready" ? "open" : state.kind}
        refusal={state.kind === "refused" ? ticketWords.refused(state.refusal.kind) : null}
        back={null}
        words={{ send: ticketWords.send, sending: ticketWords.sending }}
      />
      <UnsavedChanges isChanged={isChanged} />
    </Form>
  );
});
