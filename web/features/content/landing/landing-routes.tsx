import { lateCode } from "#web/platform/late/late-code.ts";
import { ShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { NamedData } from "./named/named-screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** Landing pages. Source: specification/content.md, Texts. */
export function landingRoutes(dependencies: Dependencies): readonly RouteObject[] {
  const landing = async () => {
    const dataOf = await landingData();
    return dataOf(dependencies.get(OpenLanding));
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
      load: async ({ params: { id = "" } }): Promise<NamedData> => {
        const found = await dependencies.get(ShowLandingPage)(id);
        if (found.kind === "ok") return { kind: "page", page: await (await landedPageData())(found.value, dependencies) };
        const { practitioners } = await landing();
        const practitioner = practitioners.find(({ slug }) => slug === id) ?? null;
        const times = practitioner === null ? null : await (await practitionerTimesData())(practitioner.slug, dependencies);
        return { kind: "practitioner", data: { practitioner, times, others: practitioners.filter((one) => one !== practitioner) } };
      },
      file: "named/named-screen",
      code: () => import("./named/named-screen.tsx"),
    }),
  ];
}

const landedPageData = lateCode(() => import("./named/landed-page-data.ts"), "landedPageData");
const practitionerTimesData = lateCode(() => import("./named/practitioner-times-data.ts"), "practitionerTimesData");
const landingData = lateCode(() => import("./landing-data.ts"), "landingData");
