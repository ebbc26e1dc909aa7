import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** How the company is reached. */
export const contactRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/getintouch",
    load: async () => {
      const [company, { outside }] = await Promise.all([dependencies.get(ShowCompany)(), dependencies.get(ShowSiteSettings)()]);
      return { company, whatsapp: outside.whatsapp };
    },
    file: "contact-screen",
    code: () => import("./contact-screen.tsx"),
  }),
];
