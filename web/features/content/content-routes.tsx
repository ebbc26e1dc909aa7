import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { helpRoutes } from "./help-routes.tsx";
import { readingRoutes } from "./reading-routes.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** What is read: about, team, terms, questions, articles, landing pages. Source: specification/content.md, Texts. */
export function contentRoutes(keeper: Dependencies): RouteObject[] {
  return [...readingRoutes(keeper), ...helpRoutes(keeper), ...careRoutes(keeper), ...landingRoutes(keeper)];
}

function careRoutes(keeper: Dependencies): RouteObject[] {
  const hospitalPage = async () => {
    const answer = await lateUseCase(keeper.get(Whole), ShowHospitalPage)();
    return answer.kind === "ok" ? answer.value : null;
  };
  const hospitals = async () => (await hospitalPage())?.hospitals ?? [];
  return [
    screen({
      path: "/ayush-hospital",
      load: hospitalPage,
      file: "hospitals-screen",
      code: () => import("./care/hospitals-screen.tsx"),
    }),
    screen({
      path: "/health-plans",
      load: async () => {
        const answer = await lateUseCase(keeper.get(Whole), ShowHealthPlanPage)();
        return answer.kind === "ok" ? answer.value : null;
      },
      file: "plans-screen",
      code: () => import("./care/plans-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic",
      load: hospitals,
      file: "clinics-screen",
      code: () => import("./care/clinics-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic/:id",
      load: async ({ params }) => {
        const all = await hospitals();
        const clinic = all.find(({ id }) => id === params["id"]) ?? null;
        return { clinic, others: all.filter((one) => one !== clinic) };
      },
      file: "clinic-screen",
      code: () => import("./care/clinic-screen.tsx"),
    }),
  ];
}

function landingRoutes(keeper: Dependencies): RouteObject[] {
  const landing = async () => {
    const { landingData } = await import("./landing/landing-data.ts");
    return landingData(lateUseCase(keeper.get(Whole), OpenLanding));
  };
  return [
    screen({
      path: "/landing",
      layout: "landing",
      load: landing,
      file: "landing-screen",
      code: () => import("./landing/landing-screen.tsx"),
    }),
    screen({
      path: "/landing/:id",
      layout: "landing",
      load: async ({ params }) => {
        const { practitioners } = await landing();
        const practitioner = practitioners.find(({ slug }) => slug === params["id"]) ?? null;
        return { practitioner, others: practitioners.filter((one) => one !== practitioner) };
      },
      file: "practitioner-screen",
      code: () => import("./landing/practitioner-screen.tsx"),
    }),
  ];
}
