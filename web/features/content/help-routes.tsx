import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** Questions with their answers, and how the company is reached. */
export const helpRoutes = (keeper: Dependencies): RouteObject[] => [
  screen({
    path: "/faq",
    load: async ({ search }) => ({
      sought: search.get("question") ?? "",
      groups: (await import("./wording/faq-answers.ts")).faqGroups,
    }),
    file: "faq-screen",
    code: () => import("./faq/faq-screen.tsx"),
    linked: () => import("./faq/faq-linked-data.ts"),
  }),
  screen({
    path: "/getintouch",
    load: async () => {
      const whole = keeper.get(Whole);
      const [company, { outside }] = await Promise.all([lateUseCase(whole, ShowCompany)(), lateUseCase(whole, ShowSiteSettings)()]);
      return { company, whatsapp: outside.whatsapp };
    },
    file: "contact-screen",
    code: () => import("#web/features/contact/contact-screen.tsx"),
  }),
];
