import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { late } from "#web/frame/late.ts";
import { screen } from "#web/frame/screen.tsx";
import { Whole } from "#web/frame/whole.ts";
import type { Company } from "#core/content/company.ts";
import type { Keeper } from "#web/frame/keeper.tsx";
import type { Reading } from "#web/screens/reading/reading.ts";
import type { RouteObject } from "react-router-dom";

type Written = (company: Company | null) => Reading;

/** Texts by their address; each is loaded with its page. Source: platform section 2, Simple pages. */
const TEXTS: readonly (readonly [address: string, written: () => Promise<Written>])[] = [
  ["/aboutus", async () => (await import("#web/wording/about-us.ts")).aboutUs],
  ["/team", async () => (await import("#web/wording/team.ts")).team],
  ["/holistic", async () => (await import("#web/wording/holistic.ts")).holistic],
  ["/article", async () => (await import("#web/wording/article.ts")).article],
  ["/brand", async () => (await import("#web/wording/brand-page.ts")).brandPage],
  ["/event", async () => (await import("#web/wording/events.ts")).events],
  ["/privacy-policy", async () => (await import("#web/wording/privacy-policy.ts")).privacyPolicy],
  ["/termsofuse", async () => (await import("#web/wording/terms-of-use.ts")).termsOfUse],
  ["/cancellationpolicy", async () => (await import("#web/wording/cancellation-policy.ts")).cancellationPolicy],
];

export const readingRoutes = (keeper: Keeper): RouteObject[] =>
  TEXTS.map(([address, written]) =>
    screen({
      path: address,
      load: async () => {
        const [write, company] = await Promise.all([written(), late(keeper.get(Whole), ShowCompany)()]);
        return { reading: write(company), address };
      },
      file: "reading-screen",
      code: () => import("#web/screens/reading/reading-screen.tsx"),
    }),
  );
