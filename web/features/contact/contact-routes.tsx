import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** How the company is reached. */
export const contactRoutes = (keeper: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/getintouch",
    load: async () => {
      const whole = keeper.get(Whole);
      const [company, { outside }] = await Promise.all([lateUseCase(whole, ShowCompany)(), lateUseCase(whole, ShowSiteSettings)()]);
      return { company, whatsapp: outside.whatsapp };
    },
    file: "contact-screen",
    code: () => import("./contact-screen.tsx"),
  }),
];
