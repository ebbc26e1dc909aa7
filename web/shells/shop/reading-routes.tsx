import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import type { Company } from "#core/content/company.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type { RouteObject } from "react-router-dom";

type Written = { readonly written: (company: Company | null) => TextContent };

/** Texts by their address; each is loaded with its page. Source: platform section 2, Simple pages. */
const TEXTS: readonly (readonly [address: string, text: () => Promise<Written>])[] = [
  ["/aboutus", () => import("#web/features/content/wording/about-us.ts")],
  ["/team", () => import("#web/features/content/wording/team.ts")],
  ["/holistic", () => import("#web/features/content/wording/holistic.ts")],
  ["/article", () => import("#web/features/content/wording/article.ts")],
  ["/brand", () => import("#web/features/content/wording/brand-page.ts")],
  ["/event", () => import("#web/features/content/wording/events.ts")],
  ["/privacy-policy", () => import("#web/features/content/wording/privacy-policy.ts")],
  ["/termsofuse", () => import("#web/features/content/wording/terms-of-use.ts")],
  ["/cancellationpolicy", () => import("#web/features/content/wording/cancellation-policy.ts")],
];

export const readingRoutes = (keeper: Dependencies): RouteObject[] =>
  TEXTS.map(([address, text]) =>
    screen({
      path: address,
      load: async () => {
        const [{ written }, company] = await Promise.all([text(), lateUseCase(keeper.get(Whole), ShowCompany)()]);
        return { reading: written(company), address };
      },
      file: "text-screen",
      code: () => import("#web/features/content/texts/text-screen.tsx"),
    }),
  );
