import { token } from "../shared/token.ts";
import { inOrder } from "./landing.ts";
import type { Content } from "./content.port.ts";
import type { Landing } from "./landing.ts";

/** The landing page, with everything in its order. Source: specification/content.md, Landing page. */
export type OpenLanding = () => Promise<Landing>;
export const OpenLanding = token<OpenLanding>("OpenLanding");

export const makeOpenLanding =
  ({ content }: { readonly content: Content }): OpenLanding =>
  async () =>
    inOrder((await content.landing()) ?? { banners: [], practitioners: [] });
