import { MIND_CATEGORIES } from "#core/health/tools/mind.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";

const nothing = async () => null;

/** Mind and body, for everybody. Source: specification/wellness.md, Addresses. */
export const wellnessRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({ path: "/wellness", load: nothing, file: "wellness-screen", code: () => import("./today/wellness-screen.tsx") }),
  ...["/wellness/physical", "/Physical-Wellness"].map((path) =>
    screen({ path, load: nothing, file: "physical-screen", code: () => import("./physical/physical-screen.tsx") }),
  ),
  screen({ path: "/wellness/mind", load: nothing, file: "mind-screen", code: () => import("./mind/mind-screen.tsx") }),
  ...MIND_CATEGORIES.flatMap((category) => [
    screen({
      path: `/wellness/mind/${category}/question`,
      load: () => mindData(dependencies, category, null),
      answer: (sent) => mindData(dependencies, category, sent),
      file: "mind-question-screen",
      code: () => import("./mind/mind-question-screen.tsx"),
    }),
    screen({
      path: `/wellness/mind/${category}/completed`,
      load: () => mindData(dependencies, category, null),
      file: "mind-completed-screen",
      code: () => import("./mind/mind-completed-screen.tsx"),
    }),
  ]),
];

async function mindData(dependencies: Dependencies, category: MindCategory, sent: SentForm | null) {
  const dataOf = await loadData();
  return dataOf(dependencies, category, sent);
}

const loadData = lateCode(() => import("./mind/mind-data.ts"), "mindData");
