import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { PROFILE_PAGES } from "#web/platform/addresses/health-profile-address.ts";
import type { RouteObject } from "react-router-dom";
import type { ProfilePart } from "#core/assessments/answering/health-profile.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { HealthProfilePage } from "./health-profile-page.ts";

/** A customer's own page. The server draws it for nobody. */
const own = (part: ProfilePart): RouteObject =>
  screen<HealthProfilePage>({
    path: PROFILE_PAGES[part],
    load: async ({ search }) => ({ ...(await heads())[part], part, member: search.get("member"), booking: search.get("booking") || null }),
    guards: FOR_CUSTOMERS,
    file: "health-profile-screen",
    code: async () => ({ Screen: await screenOf(), head }),
  });

const head = ({ title, lead }: HealthProfilePage): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/health-profile-heads.ts"), "healthProfileHeads");

/** The health profile, a page each part. Source: specification/assessments.md, Health profile. */
export const healthProfileRoutes = (): readonly RouteObject[] => [own("conditions"), own("measures")];

const screenOf = lateCode(() => import("./health-profile-screen.tsx"), "Screen");
