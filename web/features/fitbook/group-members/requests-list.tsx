import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { Button } from "#web/design/button/button.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { GroupOutcome } from "#web/features/fitbook/groups/group-outcome.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { memberWords as words } from "./member-words.ts";
import { RequestsModel, requestsNeeds } from "./requests-model.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** People who ask to be let in. One or several are answered at once. */
export const RequestsList = observer(function RequestsList({
  group,
  customer,
}: {
  readonly group: GroupId;
  readonly customer: CustomerId;
}) {
  const useCases = useNeeds(requestsNeeds);
  const [model] = useState(() => new RequestsModel(group, customer, useCases));
  useSight(model.list.ask, model.look);
  const { chosen, steps, list } = model;
  const { state } = list;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={list.ask} />;
  const { members, next } = state.value;
  const answer = (event: "let_in" | "turn_down", look: "main" | "quiet") => (
    <Button
      look={look}
      state={steps.state === "sending" ? "busy" : chosen.size === 0 ? "off" : "ready"}
      onPress={() => void model.answer(event)}
    >
      {words.acts[event]}
    </Button>
  );
  return (
    <div className="stack gap-3">
      <GroupOutcome steps={steps} />
      {members.length === 0 ? <p className="muted">{words.noneIn.requests}</p> : null}
      {members.length === 0 ? null : (
        <>
          <ul className="fitbook-people" aria-label={words.lists.requests}>
            {members.map(({ person }) => (
              <li key={person.id} className="fitbook-person">
                <PersonPicture person={person} customer={customer} size="small" />
                <a href={fitbookAddress.person(person.id)}>{person.name}</a>
                <div className="fitbook-acts">
                  <TickField
                    label={words.choose({ name: person.name })}
                    isTicked={chosen.has(person.id)}
                    onChange={(isTicked) => model.choose(person.id, isTicked)}
                  />
                </div>
              </li>
            ))}
          </ul>
          <p role="status" className="muted">
            {chosen.size === 0 ? "" : words.chosenPeople(chosen.size)}
          </p>
          <div className="fitbook-acts">
            {answer("let_in", "main")}
            {answer("turn_down", "quiet")}
            <Button look="quiet" onPress={model.chooseAll}>
              {words.chooseAll}
            </Button>
          </div>
        </>
      )}
      <MoreOfList more={list.more} isWhole={next === null} onMore={list.askMore} />
    </div>
  );
});
