import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const nothingYet = async () => null;

/**
 * Calculators for everybody. The page answers their forms itself; where no script runs, the server does. Source:
 * specification/health-tools.md, Before sign-in.
 */
export const healthRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/profile1",
    load: nothingYet,
    answer: async (sent) => (await sentBody())(dependencies, sent),
    file: "body-screen",
    code: () => import("./body/body-screen.tsx"),
  }),
  screen({
    path: "/profile2",
    load: nothingYet,
    answer: async (sent) => (await sentNeeds())(dependencies, sent),
    file: "needs-screen",
    code: () => import("./needs/needs-screen.tsx"),
  }),
  screen({
    path: "/profile3",
    load: nothingYet,
    answer: async (sent) => (await sentStress())(dependencies, sent),
    file: "stress-screen",
    code: () => import("./stress/stress-screen.tsx"),
  }),
  screen({
    path: "/prakrititest",
    load: nothingYet,
    answer: async (sent) => (await sentPrakriti())(dependencies, sent),
    file: "prakriti-screen",
    code: () => import("./prakriti/prakriti-screen.tsx"),
  }),
];

const sentBody = lateCode(() => import("./sent/sent-body.ts"), "sentBody");
const sentNeeds = lateCode(() => import("./sent/sent-needs.ts"), "sentNeeds");
const sentStress = lateCode(() => import("./sent/sent-stress.ts"), "sentStress");
const sentPrakriti = lateCode(() => import("./sent/sent-prakriti.ts"), "sentPrakriti");
