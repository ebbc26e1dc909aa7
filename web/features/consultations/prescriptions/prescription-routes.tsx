import { siteWords } from "#web/design/site-words.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { PRESCRIPTION_PAGES } from "#web/platform/addresses/prescription-address.ts";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { OwnPrescriptions } from "./own-prescriptions.ts";
import type { PrescriptionPage } from "#web/platform/addresses/prescription-address.ts";

const PAGES: readonly PrescriptionPage[] = ["any", "ayurveda", "homeopathy", "unani", "yoga", "physiotherapy", "nutrition", "custom"];

/**
 * What was prescribed to a customer, of every kind or of one. The server draws it for nobody. Source: specification/prescriptions.md,
 * Addresses.
 */
export const prescriptionRoutes = (): readonly RouteObject[] =>
  PAGES.map((page) =>
    screen<OwnPrescriptions>({
      path: `${PRESCRIPTION_PAGES[page]}/:id?`,
      load: async ({ params }) => ({ ...(await heads())[page], page, id: params["id"] ?? null }),
      guards: FOR_CUSTOMERS,
      file: "prescriptions-screen",
      code: async () => ({ Screen: await screenOf(), head }),
    }),
  );

const head = ({ title, lead }: OwnPrescriptions): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/prescription-heads.ts"), "prescriptionHeads");

const screenOf = lateCode(() => import("./prescriptions-screen.tsx"), "Screen");
