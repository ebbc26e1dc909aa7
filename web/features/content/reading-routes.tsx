import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { TextContent } from "./texts/text-content.ts";
import type { RouteObject } from "react-router-dom";
import type { TextFacts } from "./texts/text-facts.ts";

type Written = { readonly written: (facts: TextFacts) => TextContent };

/** Texts by their address; each is loaded with its page. Source: specification/content.md, Texts. */
const TEXTS: readonly (readonly [address: string, text: () => Promise<Written>])[] = [
  ["/aboutus", () => import("./wording/about-us.ts")],
  ["/team", () => import("./wording/team.ts")],
  ["/holistic", () => import("./wording/holistic.ts")],
  ["/article", () => import("./wording/article.ts")],
  ["/brand", () => import("./wording/brand-page.ts")],
  ["/event", () => import("./wording/events.ts")],
  ["/privacy-policy", () => import("./wording/privacy-policy.ts")],
  ["/termsofuse", () => import("./wording/terms-of-use.ts")],
  ["/cancellationpolicy", () => import("./wording/cancellation-policy.ts")],
];

export const readingRoutes = (keeper: Dependencies): readonly RouteObject[] =>
  TEXTS.map(([address, text]) =>
    screen({
      path: address,
      load: async () => {
        const showCompany = lateUseCase(keeper.get(Whole), ShowCompany);
        const [{ written }, { textFacts }, company] = await Promise.all([text(), import("./texts/text-facts.ts"), showCompany()]);
        return { reading: written(textFacts(company)), address };
      },
      file: "text-screen",
      code: () => import("./texts/text-screen.tsx"),
    }),
  );
