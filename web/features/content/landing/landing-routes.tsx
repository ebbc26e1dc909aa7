import { lateCode } from "#web/platform/late/late-code.ts";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** Landing pages. Source: specification/content.md, Texts. */
export function landingRoutes(keeper: Dependencies): readonly RouteObject[] {
  const landing = async () => {
    const dataOf = await landingData();
    return dataOf(lateUseCase(keeper.get(Whole), OpenLanding));
  };
  return [
    screen({
      path: "/landing",
      layout: "landing",
      load: landing,
      file: "landing-screen",
      code: () => import("./landing-screen.tsx"),
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
      code: () => import("./practitioner-screen.tsx"),
    }),
  ];
}

const landingData = lateCode(() => import("./landing-data.ts"), "landingData");
