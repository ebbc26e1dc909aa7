import { healthProfileRoutes } from "./health-profile/health-profile-routes.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { KIND_PAGES } from "#web/platform/addresses/assessment-address.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { OwnAssessments } from "./own-assessments.ts";
import type { assessmentHeads } from "./wording/assessment-heads.ts";

type Page = keyof typeof assessmentHeads;
type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: OwnAssessments }> }> };

const answering: Code = { file: "answering-screen", code: () => import("./answering/answering-screen.tsx") };
const summary: Code = { file: "summary-screen", code: () => import("./summary/summary-screen.tsx") };

/** Kinds that the last page asks by what its address names. */
const BY_NAME = ["homeopathy", "siddha", "unani"] as const;

/** A customer's own page. The server draws it for nobody. */
const own = (page: Page, path: string, { file, code }: Code): RouteObject =>
  screen<OwnAssessments>({
    path: `${path}/:id?`,
    load: async ({ params, search }) => {
      const shown = page === "default" ? (BY_NAME.find((kind) => kind === search.get("kind")) ?? page) : page;
      const [id = null, booking, member] = [params["id"], search.get("booking"), search.get("member")];
      return { ...(await heads())[shown], page: shown, id, booking, member };
    },
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: OwnAssessments): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/assessment-heads.ts"), "assessmentHeads");

/** Answering before a consultation, what was answered, and the health profile. Source: specification/assessments.md, Addresses. */
export const assessmentRoutes = (): readonly RouteObject[] => [
  own("ayurveda", KIND_PAGES.ayurveda, answering),
  own("yoga", KIND_PAGES.yoga, answering),
  own("physio", KIND_PAGES.physio, answering),
  own("nutrition", KIND_PAGES.nutrition, answering),
  own("default", KIND_PAGES.default, answering),
  own("summary", "/summary", summary),
  own("yogaSummary", "/yogasummary", summary),
  ...healthProfileRoutes(),
];
