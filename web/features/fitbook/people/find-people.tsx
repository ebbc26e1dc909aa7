import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { FindPeopleModel, findPeopleNeeds } from "./find-people-model.ts";
import { PeopleRows } from "./people-rows.tsx";
import { useLostSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { find: words } = fitbookWords;

/** People by their name. What is searched for stands in no address. */
export const FindPeople = observer(function FindPeople({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(findPeopleNeeds);
  const [model] = useState(() => new FindPeopleModel(customer, useCases));
  useLostSight(useCallback(async () => model.search?.list.ask(), [model]));
  const { search } = model;
  const state = search?.list.state ?? null;
  return (
    <section className="stack gap-4" aria-labelledby="fitbook-find">
      <h2 id="fitbook-find" className="heading-3">
        {words.title}
      </h2>
      <Form label={words.title} onSubmit={() => void model.find()} faults={0} autoComplete="off">
        <TextField label={words.label} hint={words.hint} value={model.typed} onChange={model.type} most={LONGEST_NAME} />
        <div>
          <SendButton state={state?.kind === "reading" ? "sending" : "ready"}>
            {state?.kind === "reading" ? words.sending : words.send}
          </SendButton>
        </div>
      </Form>
      <p role="status" className="muted">
        {search !== null && state?.kind === "read" ? said(search.name, state.value.people.length, state.value.next === null) : ""}
      </p>
      {state?.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={words.sending} /> : null}
      {state?.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={() => void model.find()} /> : null}
      {search !== null && state?.kind === "read" && state.value.people.length > 0 ? (
        <PeopleRows
          page={state.value}
          label={words.title}
          customer={customer}
          list={null}
          more={search.list.more}
          onMore={() => void search.list.askMore()}
          onDone={() => void search.list.ask()}
        />
      ) : null}
    </section>
  );
});

function said(name: string, count: number, isWhole: boolean): string {
  return count === 0 ? words.none({ name }) : fitbookWords.found(count, isWhole ? "all" : "first");
}
