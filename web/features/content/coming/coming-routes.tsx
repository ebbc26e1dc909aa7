import { lateCode } from "#web/platform/late/late-code.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { COMING_AREAS } from "#core/content/coming-areas.ts";
import type { RouteObject } from "react-router-dom";
import type { GuardCall } from "#web/platform/guards/guards.ts";
import type { ComingArea } from "#core/content/coming-areas.ts";

/** Areas that come later, each told honestly. Source: specification/content.md, Areas that come later. */
export const comingRoutes = (): readonly RouteObject[] => [
  ...COMING_AREAS.flatMap(({ area, paths }) => paths.map((path) => coming(path, area))),
];

function coming(path: string, area: ComingArea): RouteObject {
  return screen({
    path,
    guards: guardsOf(area),
    load: async () => ({ area, ...(await comingWords())[area] }),
    file: "coming-screen",
    code: () => import("./coming-screen.tsx"),
  });
}

function guardsOf(area: ComingArea): readonly GuardCall[] {
  switch (area) {
    case "fitbook":
    case "assessments":
    case "trackers":
    case "consultations":
      return FOR_CUSTOMERS;
    case "lab-tests":
    case "quizzes":
    case "wellness":
      return [];
  }
}

const comingWords = lateCode(() => import("#web/features/content/wording/coming.ts"), "comingWords");
