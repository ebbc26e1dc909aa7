import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { FindPeople } from "./find-people.tsx";
import { PeopleList } from "./people-list.tsx";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

/** Who asks to follow the customer, whom they asked, and a search. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} here="people">
      {({ customer }) => (
        <>
          <PeopleList kind="requests" of={null} customer={customer} />
          <FindPeople customer={customer} />
          <PeopleList kind="asked" of={null} customer={customer} />
        </>
      )}
    </FitbookPage>
  );
}
