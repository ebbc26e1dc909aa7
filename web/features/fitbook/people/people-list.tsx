import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { PeopleListModel, peopleListNeeds } from "./people-list-model.ts";
import { PeopleRows } from "./people-rows.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PeopleListProps = {
  readonly kind: NamedList;
  /** Whose list; null: the customer's own. */
  readonly of: CustomerId | null;
  readonly customer: CustomerId;
};

/** A list of people under its name. */
export const PeopleList = observer(function PeopleList({ kind, of, customer }: PeopleListProps) {
  const useCases = useNeeds(peopleListNeeds);
  const [model] = useState(() => new PeopleListModel({ kind, of }, customer, useCases));
  useSight(model.ask);
  const { state } = model;
  const title = fitbookWords.lists[kind];
  return (
    <section className="stack gap-2" aria-labelledby={`fitbook-${kind}`}>
      <h2 id={`fitbook-${kind}`} className="heading-3">
        {title}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value.people.length === 0 ? <p className="muted">{fitbookWords.noneOf[kind]}</p> : null}
      {state.kind === "read" && state.value.people.length > 0 ? (
        <PeopleRows
          page={state.value}
          label={title}
          customer={customer}
          list={of === null ? kind : null}
          more={model.more}
          onMore={() => void model.askMore()}
          onDone={() => void model.ask()}
        />
      ) : null}
    </section>
  );
});
