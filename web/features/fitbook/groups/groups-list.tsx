import { observer } from "mobx-react-lite";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { GroupRow } from "./group-row.tsx";
import { groupWords } from "./group-words.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { GroupsModel } from "./groups-model.ts";

type GroupsListProps = {
  readonly kind: GroupList["kind"];
  readonly model: GroupsModel;
  readonly customer: CustomerId;
  readonly onAnswered: () => void;
};

/** One's own stand first, and what is below them is not to move when they come. */
const LIKELY_ROWS: Record<GroupList["kind"], readonly string[]> = {
  mine: ["first", "second", "third", "fourth"],
  invited: ["first"],
  open: ["first"],
  company: [],
};

/** A list of groups under its name, as far as it was asked for. */
export const GroupsList = observer(function GroupsList({ kind, model, customer, onAnswered }: GroupsListProps) {
  useSight(model.ask);
  const { state } = model;
  const title = groupWords.lists[kind];
  if (kind === "company" && (state.kind !== "read" || state.value.groups.length === 0)) return null; // Most people have no such company.
  return (
    <section className="stack gap-2" aria-labelledby={`fitbook-groups-${kind}`}>
      <h2 id={`fitbook-groups-${kind}`} className="heading-3">
        {title}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={LIKELY_ROWS[kind]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value.groups.length === 0 ? <p className="muted">{groupWords.noneIn[kind]}</p> : null}
      {state.kind === "read" && state.value.groups.length > 0 ? (
        <ul className="fitbook-people" aria-label={title}>
          {state.value.groups.map((group) => (
            <GroupRow key={group.id} group={group} list={kind} customer={customer} onAnswered={onAnswered} />
          ))}
        </ul>
      ) : null}
      <MoreOfList more={model.more} isWhole={state.kind !== "read" || state.value.next === null} onMore={model.askMore} name={title} />
    </section>
  );
});
