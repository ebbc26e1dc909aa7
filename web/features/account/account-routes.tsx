import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { accountAddress } from "./page/account-address.ts";
import { siteWords } from "#web/design/wording/site.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { accountHeads } from "./wording/account.ts";

/** What belongs to a customer: profile, addresses, members, notifications, points, leaving. Source: specification/account.md, Own pages. */
export function accountRoutes(_keeper: Dependencies): RouteObject[] {
  return [
    own("overview", accountAddress.overview, {
      file: "overview-screen",
      code: () => import("./page/overview-screen.tsx"),
    }),
    own("profile", accountAddress.profile, {
      file: "profile-screen",
      code: () => import("./profile/profile-screen.tsx"),
    }),
    own("details", accountAddress.details, {
      file: "details-screen",
      code: () => import("./profile/details-screen.tsx"),
    }),
    own("mobile", accountAddress.mobile, {
      file: "mobile-screen",
      code: () => import("./mobile/mobile-screen.tsx"),
    }),
    own("password", accountAddress.password, {
      file: "password-screen",
      code: () => import("#web/features/sign-in/passwords/password-screen.tsx"),
    }),
    own("addresses", accountAddress.addresses, {
      file: "addresses-screen",
      code: () => import("./addresses/addresses-screen.tsx"),
    }),
    ...[accountAddress.newAddress, `${accountAddress.addresses}/:id`].map((path) =>
      own("address", path, {
        file: "address-screen",
        code: () => import("./addresses/address-screen.tsx"),
      }),
    ),
    own("members", accountAddress.members, {
      file: "members-screen",
      code: () => import("./members/members-screen.tsx"),
    }),
    ...[accountAddress.newMember, `${accountAddress.members}/:id`].map((path) =>
      own("member", path, {
        file: "member-screen",
        code: () => import("./members/member-screen.tsx"),
      }),
    ),
    own("tickets", accountAddress.tickets, {
      file: "tickets-screen",
      code: () => import("#web/features/tickets/tickets-screen.tsx"),
    }),
    own("ticket", `${accountAddress.tickets}/:id`, {
      file: "ticket-screen",
      code: () => import("#web/features/tickets/ticket-screen.tsx"),
    }),
    own("points", accountAddress.points, {
      file: "points-screen",
      code: () => import("#web/features/points/points-screen.tsx"),
    }),
    own("notifications", accountAddress.notifications, {
      file: "notifications-screen",
      code: () => import("#web/features/notifications/notifications-screen.tsx"),
    }),
    own("invite", accountAddress.invite, {
      file: "invite-screen",
      code: () => import("./invite/invite-screen.tsx"),
    }),
    own("data", accountAddress.data, {
      file: "own-data-screen",
      code: () => import("./own-data/own-data-screen.tsx"),
    }),
    own("leave", accountAddress.leave, {
      file: "leaving-screen",
      code: () => import("./leaving/leaving-screen.tsx"),
    }),
  ];
}

/** Of whose page it is, only the address knows; what is drawn before somebody is signed in is everybody's. `id` null: the address names none. */
type Own = { readonly title: string; readonly id: string | null };
type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: Own }> }> };

/** Its words come with its code: they are no part of the first view. No search engine keeps such a page. */
const own = (title: keyof typeof accountHeads, path: string, { file, code }: Code): RouteObject =>
  screen<Own>({
    path,
    load: async ({ params }) => ({
      title: (await import("./wording/account.ts")).accountHeads[title],
      id: params["id"] ?? null,
    }),
    guards: path === accountAddress.mobile ? [] : FOR_CUSTOMERS, // That page is visitors' too, whom it asks to sign in.
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title }: Own): Head => ({ title: siteWords.titled(title), description: title, canonical: null });
