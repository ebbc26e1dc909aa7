import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { newsletterLink } from "#web/features/newsletter/newsletter-link.ts";
import { readingRoutes } from "./reading-routes.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** What is read: about, team, terms, questions, articles, landing pages. Source: platform section 2, Screens and routes. */
export function contentRoutes(keeper: Dependencies): RouteObject[] {
  return [...readingRoutes(keeper), ...askingRoutes(keeper), ...careRoutes(keeper), ...landingRoutes(keeper), ...letterRoutes()];
}

const askingRoutes = (keeper: Dependencies): RouteObject[] => [
  screen({
    path: "/faq",
    load: async ({ search }) => ({
      sought: search.get("question") ?? "",
      groups: (await import("#web/features/content/wording/faq-answers.ts")).faqGroups,
    }),
    file: "faq-screen",
    code: () => import("#web/features/content/faq/faq-screen.tsx"),
    linked: () => import("#web/features/content/faq/faq-linked-data.ts"),
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
      code: () => import("#web/features/content/care/hospitals-screen.tsx"),
    }),
    screen({
      path: "/health-plans",
      load: async () => {
        const answer = await lateUseCase(keeper.get(Whole), ShowHealthPlanPage)();
        return answer.kind === "ok" ? answer.value : null;
      },
      file: "plans-screen",
      code: () => import("#web/features/content/care/plans-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic",
      load: hospitals,
      file: "clinics-screen",
      code: () => import("#web/features/content/care/clinics-screen.tsx"),
    }),
    screen({
      path: "/brand/clinic/:id",
      load: async ({ params }) => {
        const all = await hospitals();
        const clinic = all.find(({ id }) => id === params["id"]) ?? null;
        return { clinic, others: all.filter((one) => one !== clinic) };
      },
      file: "clinic-screen",
      code: () => import("#web/features/content/care/clinic-screen.tsx"),
    }),
  ];
}

function landingRoutes(keeper: Dependencies): RouteObject[] {
  const landing = async () => {
    const { landingData } = await import("#web/features/content/landing/landing-data.ts");
    return landingData(lateUseCase(keeper.get(Whole), OpenLanding));
  };
  return [
    screen({
      path: "/landing",
      layout: "landing",
      load: landing,
      file: "landing-screen",
      code: () => import("#web/features/content/landing/landing-screen.tsx"),
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
      code: () => import("#web/features/content/landing/practitioner-screen.tsx"),
    }),
  ];
}

const letterRoutes = (): RouteObject[] => [
  screen({
    path: "/offline",
    load: async () => null,
    file: "offline-screen",
    code: () => import("#web/features/site/errors/offline-screen.tsx"),
  }),
  screen({
    path: "/newsletter/confirm",
    load: async ({ search }) => newsletterLink(search),
    file: "confirm-newsletter-screen",
    code: () => import("#web/features/newsletter/confirm-newsletter-screen.tsx"),
  }),
  screen({
    path: "/newsletter/leave",
    load: async ({ search }) => newsletterLink(search),
    file: "leave-newsletter-screen",
    code: () => import("#web/features/newsletter/leave-newsletter-screen.tsx"),
  }),
];
