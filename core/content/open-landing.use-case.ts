import { useCase } from "../shared/token.ts";
import { inOrder } from "./landing.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import type { Landing } from "./landing.ts";

/** The landing page, with everything in its order. Source: specification/content.md, Landing page. */
export type OpenLanding = () => Promise<Landing>;
export const OpenLanding = useCase<OpenLanding>("content", "OpenLanding");

export const makeOpenLanding = maker(
  OpenLanding,
  { content: Content },
  ({ content }) =>
    async () =>
      inOrder((await content.landing()) ?? { banners: [], practitioners: [] }),
);
