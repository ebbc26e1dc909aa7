import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { OwnPlanPage } from "./own-plan-page.ts";
import type { planHeads } from "./wording/plan-heads.ts";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: OwnPlanPage }> }> };

/** A customer's own page. The server draws it for nobody. */
const own = (page: keyof typeof planHeads, path: string, { file, code }: Code): RouteObject =>
  screen<OwnPlanPage>({
    path,
    load: async ({ params, search }) => ({
      ...(await heads())[page],
      id: params["id"] ?? null,
      plan: search.get("plan")?.slice(0, 100) || null,
    }),
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: OwnPlanPage): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/plan-heads.ts"), "planHeads");

/** Buying a health plan, and one's own. Source: specification/plans.md, Subscription. */
export const planRoutes = (): readonly RouteObject[] => [
  own("buy", `${planAddress.mine}/new`, { file: "buy-screen", code: () => import("./buy/buy-screen.tsx") }),
  own("mine", planAddress.mine, { file: "my-plans-screen", code: () => import("./mine/my-plans-screen.tsx") }),
  own("one", `${planAddress.mine}/:id`, { file: "my-plan-screen", code: () => import("./mine/my-plan-screen.tsx") }),
  own("bills", `${planAddress.mine}/:id/bills`, { file: "plan-bills-screen", code: () => import("./bills/plan-bills-screen.tsx") }),
];
