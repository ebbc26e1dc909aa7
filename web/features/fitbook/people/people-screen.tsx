import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const FindPeople = latePart(lateCode(() => import("./find-people.tsx"), "FindPeople"));
const PeopleList = latePart(lateCode(() => import("./people-list.tsx"), "PeopleList"));

const Suggestions = latePart(lateCode(() => import("./suggestions.tsx"), "Suggestions"));

/**
 * Who asks to follow the customer, whom they asked, whom they may want to follow, and a search. Source: specification/fitbook.md,
 * Addresses.
 */
export function Screen({ data: { title, lead } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here="people">
      {(customer) => (
        <>
          <PeopleList kind="requests" of={null} customer={customer} />
          <FindPeople customer={customer} />
          <Suggestions customer={customer} most={null} />
          <PeopleList kind="asked" of={null} customer={customer} />
        </>
      )}
    </FitbookPage>
  );
}
