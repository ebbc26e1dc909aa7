import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { Landing } from "#core/content/landing.ts";
import type { OpenLanding } from "#core/content/open-landing.use-case.ts";

const NOTHING: Landing = { banners: [], practitioners: [] };

/** What the page shows; where it can't be had, nothing: that is only logged. Source: specification/content.md, Landing page. */
export async function landingData(open: OpenLanding): Promise<Landing> {
  try {
    return await open();
  } catch (error) {
    failureOrDefect(error);
    return NOTHING;
  }
}
