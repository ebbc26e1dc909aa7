import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import { SuggestionsModel, suggestionsNeeds } from "./suggestions-model.ts";
import { suggestionWords as words } from "./suggestion-words.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SuggestionsProps = {
  readonly customer: CustomerId;
  /** How many are shown, with a way to all of them; null: all. */
  readonly most: number | null;
};

/** People whom the customer may want to follow, each with why. */
export const Suggestions = observer(function Suggestions({ customer, most }: SuggestionsProps) {
  const useCases = useNeeds(suggestionsNeeds);
  const [model] = useState(() => new SuggestionsModel(customer, useCases));
  useSight(model.ask);
  const { state } = model;
  const all = state.kind === "read" ? state.value : [];
  const shown = most === null ? all : all.slice(0, most);
  return (
    <section className="stack gap-2" aria-labelledby="fitbook-suggestions">
      <h2 id="fitbook-suggestions" className="heading-3">
        {words.title}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={words.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={words.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && shown.length === 0 ? <p className="muted">{words.none}</p> : null}
      {shown.length > 0 ? (
        <ul className="fitbook-people" aria-label={words.title}>
          {shown.map((suggestion) => (
            <SuggestionRow key={suggestion.person.id} suggestion={suggestion} customer={customer} />
          ))}
        </ul>
      ) : null}
      {most === null || state.kind !== "read" ? null : (
        <p className="fitbook-acts">
          <a className="button text" href={fitbookAddress.people}>
            {all.length > shown.length ? words.all : words.find}
          </a>
          {all.length === 0 ? (
            <a className="button text" href={fitbookAddress.groups}>
              {words.groups}
            </a>
          ) : null}
        </p>
      )}
    </section>
  );
});
