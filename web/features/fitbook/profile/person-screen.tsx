import { customerId } from "#core/identity/customer-id.ts";
import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { PersonProfile } from "./person-profile.tsx";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

/** A profile: one's own, or that of the person whom the address names. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} here={id === null ? "own" : null}>
      {(inside) =>
        id === null || id === inside.customer ? (
          <OwnProfile {...inside} />
        ) : (
          <PersonProfile key={id} id={customerId(id)} customer={inside.customer} />
        )
      }
    </FitbookPage>
  );
}
