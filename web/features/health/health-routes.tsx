import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const nothingYet = async () => null;

/** Calculators for everybody. Their forms are answered with script by the page, and without by the server. Source: specification/health-tools.md, Before sign-in. */
export const healthRoutes = (keeper: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/profile1",
    load: nothingYet,
    answer: async (sent) => (await import("./sent/sent-body.ts")).sentBody(keeper, sent),
    file: "body-screen",
    code: () => import("./body/body-screen.tsx"),
  }),
  screen({
    path: "/profile2",
    load: nothingYet,
    answer: async (sent) => (await import("./sent/sent-needs.ts")).sentNeeds(keeper, sent),
    file: "needs-screen",
    code: () => import("./needs/needs-screen.tsx"),
  }),
  screen({
    path: "/profile3",
    load: nothingYet,
    answer: async (sent) => (await import("./stress/stress-data.ts")).stressData(sent),
    file: "stress-screen",
    code: () => import("./stress/stress-screen.tsx"),
  }),
  screen({
    path: "/prakrititest",
    load: nothingYet,
    answer: async (sent) => (await import("./prakriti/prakriti-data.ts")).prakritiData(sent),
    file: "prakriti-screen",
    code: () => import("./prakriti/prakriti-screen.tsx"),
  }),
];
