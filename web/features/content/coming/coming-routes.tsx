import { lateCode } from "#web/platform/late/late-code.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { COMING_AREAS } from "#core/content/coming-areas.ts";
import type { RouteObject } from "react-router-dom";
import type { GuardCall } from "#web/platform/guards/guards.ts";
import type { ComingPage } from "#core/content/coming-areas.ts";

/** Areas that come later, each told honestly. Source: specification/content.md, Areas that come later. */
export const comingRoutes = (): readonly RouteObject[] => [
  ...COMING_AREAS.flatMap((one) => (isPage(one) ? one.paths.map((path) => coming(path, one.area)) : [])),
];

type Coming = (typeof COMING_AREAS)[number];

const isPage = (one: Coming): one is Extract<Coming, { readonly area: ComingPage }> => one.paths.length > 0;

function coming(path: string, area: ComingPage): RouteObject {
  return screen({
    path,
    guards: guardsOf(area),
    load: async () => ({ area, ...(await comingWords())[area] }),
    file: "coming-screen",
    code: () => import("./coming-screen.tsx"),
  });
}

const guardsOf = (area: ComingPage): readonly GuardCall[] => (area === "fitbook" ? FOR_CUSTOMERS : []);

const comingWords = lateCode(() => import("#web/features/content/wording/coming.ts"), "comingWords");
