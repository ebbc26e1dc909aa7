import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const FindPeople = latePart(lateCode(() => import("./find-people.tsx"), "FindPeople"));
const PeopleList = latePart(lateCode(() => import("./people-list.tsx"), "PeopleList"));

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
