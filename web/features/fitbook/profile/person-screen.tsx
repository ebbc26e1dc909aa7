import { customerId } from "#core/identity/customer-id.ts";
import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const OwnProfile = latePart(lateCode(() => import("./own-profile.tsx"), "OwnProfile"));
const PersonProfile = latePart(lateCode(() => import("./person-profile.tsx"), "PersonProfile"));

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
