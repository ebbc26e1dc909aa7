import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { BlockedModel, blockedNeeds } from "./blocked-model.ts";
import { BlockedRow } from "./blocked-row.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Whom the customer has blocked, with the way back. */
export const BlockedList = observer(function BlockedList({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(blockedNeeds);
  const [model] = useState(() => new BlockedModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  return (
    <section className="stack gap-2" aria-labelledby="fitbook-blocked">
      <h2 id="fitbook-blocked" className="heading-3">
        {fitbookWords.blocked}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value.blocked.length === 0 ? <p className="muted">{fitbookWords.noneOf.blocked}</p> : null}
      {state.kind === "read" && state.value.blocked.length > 0 ? (
        <ul className="fitbook-people" aria-label={fitbookWords.blocked}>
          {state.value.blocked.map((person) => (
            <BlockedRow key={person.id} person={person} customer={customer} onDone={() => void model.ask()} />
          ))}
        </ul>
      ) : null}
      <MoreOfList more={model.more} isWhole={state.kind !== "read" || state.value.next === null} onMore={model.askMore} />
    </section>
  );
});
