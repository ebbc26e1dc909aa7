import { useLocation } from "react-router-dom";
import { viewAsIn } from "#core/fitbook/posts/view-as.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const OwnProfile = latePart(lateCode(() => import("./own-profile.tsx"), "OwnProfile"));
const ViewAsProfile = latePart(lateCode(() => import("./view-as-profile.tsx"), "ViewAsProfile"));
const PersonProfile = latePart(lateCode(() => import("./person-profile.tsx"), "PersonProfile"));

/**
 * A profile: one's own, as others get it where the address says as whom, or that of the person whom it names. Source:
 * specification/fitbook.md, Addresses.
 */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  const viewAs = new URLSearchParams(useLocation().search).get("view_as") ?? "";
  const as = viewAsIn(viewAs);
  return (
    <FitbookPage title={title} lead={lead} here={id === null ? "own" : null}>
      {(customer) =>
        id !== null && id !== customer ? (
          <PersonProfile key={id} id={customerId(id)} customer={customer} />
        ) : as === null ? (
          <OwnProfile customer={customer} />
        ) : (
          <ViewAsProfile key={viewAs} as={as} customer={customer} />
        )
      }
    </FitbookPage>
  );
}
