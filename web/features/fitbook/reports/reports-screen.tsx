import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const OwnReports = latePart(lateCode(() => import("./own-reports.tsx"), "OwnReports"));

/** What was decided about one's own things, and what one reported. Source: specification/moderation.md, Reports. */
export function Screen({ data: { title, lead } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) => <OwnReports customer={customer} />}
    </FitbookPage>
  );
}
