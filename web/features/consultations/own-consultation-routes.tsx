import { prescriptionRoutes } from "./prescriptions/prescription-routes.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { bookingHeads } from "./wording/booking-heads.ts";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: OwnBooking }> }> };

/** A customer's own page. The server draws it for nobody. */
const own = (page: keyof typeof bookingHeads, path: string, { file, code }: Code): RouteObject =>
  screen<OwnBooking>({
    path,
    load: async ({ params, search }) => ({ ...(await heads())[page], id: params["id"] ?? search.get("booking") }),
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: OwnBooking): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/booking-heads.ts"), "bookingHeads");

const call = () => import("./call/call-screen.tsx");

/** A customer's appointments, and what comes of them. Source: specification/consultations.md, Addresses. */
export const ownConsultationRoutes = (): readonly RouteObject[] => [
  ...prescriptionRoutes(),
  own("hold", "/appointmentpendingpayment", { file: "hold-screen", code: () => import("./hold/hold-screen.tsx") }),
  own("pending", consultationAddress.pending, { file: "pending-screen", code: () => import("./hold/pending-screen.tsx") }),
  own("appointments", consultationAddress.appointments, {
    file: "appointments-screen",
    code: () => import("./appointments/appointments-screen.tsx"),
  }),
  own("appointment", `${consultationAddress.appointments}/:id`, {
    file: "appointment-screen",
    code: () => import("./appointments/appointment-screen.tsx"),
  }),
  own("help", `${consultationAddress.appointments}/:id/help`, {
    file: "appointment-help-screen",
    code: () => import("./help/appointment-help-screen.tsx"),
  }),
  own("news", consultationAddress.news, { file: "booking-news-screen", code: () => import("./news/booking-news-screen.tsx") }),
  ...[consultationAddress.bills, "/practitionerinvoice"].map((path) =>
    own("bills", `${path}/:id?`, { file: "bills-screen", code: () => import("./bills/bills-screen.tsx") }),
  ),
  own("video", "/videocall", { file: "call-screen", code: async () => ({ Screen: (await call()).VideoScreen }) }),
  own("audio", "/audiocall", { file: "call-screen", code: async () => ({ Screen: (await call()).AudioScreen }) }),
  own("ongoing", `${consultationAddress.ongoing}/:id?`, { file: "ongoing-screen", code: () => import("./ongoing/ongoing-screen.tsx") }),
  own("access", consultationAddress.accessLog, { file: "access-screen", code: () => import("./access/access-screen.tsx") }),
  own("reschedule", "/reschedule", { file: "reschedule-screen", code: () => import("./reschedule/reschedule-screen.tsx") }),
];
