import { redirect } from "react-router-dom";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { dayIn } from "#core/shared/day.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { DeskBooking } from "./frame/desk-page.tsx";
import type { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";
import type { Head } from "#web/platform/page/head.ts";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: DeskBooking }> }> };

/** A page of the desk. The server draws it for nobody; whoever is not signed in is asked to on the page itself. */
const atDesk = (page: keyof typeof bookingHeads, path: string, { file, code }: Code): RouteObject =>
  screen<DeskBooking>({
    path,
    load: async ({ params, search }) => ({
      ...(await heads())[page],
      id: params["id"] ?? search.get("booking"),
      day: dayIn(search.get("day") ?? ""),
    }),
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title }: DeskBooking): Head => ({ title: siteWords.titled(title), description: title, canonical: null });

const heads = lateCode(() => import("#web/features/consultations/wording/booking-heads.ts"), "bookingHeads");
const call = () => import("./call/desk-call-screen.tsx");

/** A practitioner's pages. Source: specification/consultations.md, Addresses. */
export const deskRoutes = (): readonly RouteObject[] => [
  { path: "/", loader: () => redirect(consultationAddress.desk) }, // At a host name of its own the desk begins there.
  atDesk("desk", consultationAddress.desk, { file: "desk-screen", code: () => import("./desk-screen.tsx") }),
  atDesk("hours", consultationAddress.ownHours, { file: "hours-screen", code: () => import("./hours/hours-screen.tsx") }),
  atDesk("times", consultationAddress.ownTimes, { file: "times-screen", code: () => import("./times/times-screen.tsx") }),
  atDesk("video", `${consultationAddress.desk}/videocall`, {
    file: "desk-call-screen",
    code: async () => ({ Screen: (await call()).VideoScreen }),
  }),
  atDesk("audio", `${consultationAddress.desk}/audiocall`, {
    file: "desk-call-screen",
    code: async () => ({ Screen: (await call()).AudioScreen }),
  }),
  atDesk("prescribing", `${consultationAddress.desk}/:id`, {
    file: "prescribing-screen",
    code: () => import("./prescribing/prescribing-screen.tsx"),
  }),
];
