import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { late } from "#web/frame/late.ts";
import { screen } from "#web/frame/screen.tsx";
import { Whole } from "#web/frame/whole.ts";
import type { Company } from "#core/content/company.ts";
import type { Keeper } from "#web/frame/keeper.tsx";
import type { Reading } from "#web/screens/reading/reading.ts";
import type { RouteObject } from "react-router-dom";

type Written = { readonly written: (company: Company | null) => Reading };

/** Texts by their address; each is loaded with its page. Source: platform section 2, Simple pages. */
const TEXTS: readonly (readonly [address: string, text: () => Promise<Written>])[] = [
  ["/aboutus", () => import("#web/wording/about-us.ts")],
  ["/team", () => import("#web/wording/team.ts")],
  ["/holistic", () => import("#web/wording/holistic.ts")],
  ["/article", () => import("#web/wording/article.ts")],
  ["/brand", () => import("#web/wording/brand-page.ts")],
  ["/event", () => import("#web/wording/events.ts")],
  ["/privacy-policy", () => import("#web/wording/privacy-policy.ts")],
  ["/termsofuse", () => import("#web/wording/terms-of-use.ts")],
  ["/cancellationpolicy", () => import("#web/wording/cancellation-policy.ts")],
];

export const readingRoutes = (keeper: Keeper): RouteObject[] =>
  TEXTS.map(([address, text]) =>
    screen({
      path: address,
      load: async () => {
        const [{ written }, company] = await Promise.all([text(), late(keeper.get(Whole), ShowCompany)()]);
        return { reading: written(company), address };
      },
      file: "reading-screen",
      code: () => import("#web/screens/reading/reading-screen.tsx"),
    }),
  );
