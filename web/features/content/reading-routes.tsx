import { lateCode } from "#web/platform/late/late-code.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { SitePages } from "#web/platform/page/site-pages.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { TextContent } from "./texts/text-content.ts";
import type { RouteObject } from "react-router-dom";
import type { TextFacts } from "./texts/text-facts.ts";

type Written = (facts: TextFacts) => TextContent;

/** Texts by their address; each is loaded with its page. Source: specification/content.md, Texts. */
const TEXTS: readonly (readonly [address: string, text: () => Promise<Written>])[] = [
  ["/aboutus", lateCode(() => import("./wording/about-us.ts"), "written")],
  ["/team", lateCode(() => import("./wording/team.ts"), "written")],
  ["/holistic", lateCode(() => import("./wording/holistic.ts"), "written")],
  ["/article", lateCode(() => import("./wording/article.ts"), "written")],
  ["/brand", lateCode(() => import("./wording/brand-page.ts"), "written")],
  ["/privacy-policy", lateCode(() => import("./wording/privacy-policy.ts"), "written")],
  ["/termsofuse", lateCode(() => import("./wording/terms-of-use.ts"), "written")],
  ["/cancellationpolicy", lateCode(() => import("./wording/cancellation-policy.ts"), "written")],
];

export const readingRoutes = (dependencies: Dependencies): readonly RouteObject[] =>
  TEXTS.map(([address, text]) =>
    screen({
      path: address,
      load: async () => {
        const showCompany = dependencies.get(ShowCompany);
        const [written, textFacts, company, pages] = await Promise.all([
          text(),
          facts(),
          showCompany(),
          dependencies.get(SitePages)?.() ?? null,
        ]);
        const reading = written(textFacts(company));
        return { reading: pages === null ? reading : (await reachable())(reading, pages), address };
      },
      file: "text-screen",
      code: () => import("./texts/text-screen.tsx"),
    }),
  );

const reachable = lateCode(() => import("./texts/reachable-text.ts"), "reachableText");
const facts = lateCode(() => import("./texts/text-facts.ts"), "textFacts");
