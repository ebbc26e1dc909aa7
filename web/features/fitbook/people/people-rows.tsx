import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { PersonRow } from "./person-row.tsx";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { PeoplePage } from "#core/fitbook/profiles/people-page.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PeopleRowsProps = {
  readonly page: PeoplePage;
  readonly label: string;
  readonly customer: CustomerId;
  readonly list: NamedList | null;
  readonly more: "ready" | "reading" | "unavailable";
  readonly onMore: () => void;
  readonly onDone: () => void;
};

/** People of a list as far as they have been asked for. */
export function PeopleRows({ page, label, customer, list, more, onMore, onDone }: PeopleRowsProps) {
  return (
    <div className="stack gap-3">
      <ul className="fitbook-people" aria-label={label}>
        {page.people.map((person) => (
          <PersonRow key={person.id} person={person} customer={customer} list={list} onDone={onDone} />
        ))}
      </ul>
      <MoreOfList more={more} isWhole={page.next === null} onMore={onMore} />
    </div>
  );
}
