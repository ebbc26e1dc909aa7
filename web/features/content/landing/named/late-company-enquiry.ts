import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const enquiry = lateCode(() => import("./company-enquiry.tsx"), "CompanyEnquiry");

/** Forms are too much for a page's first view. */
export const LateCompanyEnquiry = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await enquiry() : null,
  load: enquiry,
  place: () => null,
});
