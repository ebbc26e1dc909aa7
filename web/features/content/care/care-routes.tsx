import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** Hospitals, clinics and health plans. Source: specification/content.md, Texts. */
export function careRoutes(dependencies: Dependencies): readonly RouteObject[] {
  const hospitalPage = async () => {
    const answer = await dependencies.get(ShowHospitalPage)();
    return answer.kind === "ok" ? answer.value : null;
  };
  const hospitals = async () => (await hospitalPage())?.hospitals ?? [];
  return [
    screen({
      path: "/ayush-hospital",
      load: hospitalPage,
      file: "hospitals-screen",
      code: () => import("./hospitals-screen.tsx"),
    }),
    screen({
      path: "/health-plans",
      load: async () => {
        const answer = await dependencies.get(ShowHealthPlanPage)();
        return answer.kind === "ok" ? answer.value : null;
      },
      file: "plans-screen",
      code: () => import("./plans-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic",
      load: hospitals,
      file: "clinics-screen",
      code: () => import("./clinics-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic/:id",
      load: async ({ params }) => {
        const all = await hospitals();
        const clinic = all.find(({ id }) => id === params["id"]) ?? null;
        return { clinic, others: all.filter((one) => one !== clinic) };
      },
      file: "clinic-screen",
      code: () => import("./clinic-screen.tsx"),
    }),
  ];
}
