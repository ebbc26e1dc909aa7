import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ownScreen } from "#web/platform/own-page/own-screen.tsx";
import type { RouteObject } from "react-router-dom";

/** What belongs to a customer: profile, addresses, members, leaving. Source: specification/account.md, Own pages. */
export function accountRoutes(): readonly RouteObject[] {
  return [
    ownScreen("overview", accountAddress.overview, {
      file: "overview-screen",
      code: () => import("./overview-screen.tsx"),
    }),
    ownScreen("profile", accountAddress.profile, {
      file: "profile-screen",
      code: () => import("./profile/profile-screen.tsx"),
    }),
    ownScreen("details", accountAddress.details, {
      file: "details-screen",
      code: () => import("./profile/details-screen.tsx"),
    }),
    ownScreen("addresses", accountAddress.addresses, {
      file: "addresses-screen",
      code: () => import("./addresses/addresses-screen.tsx"),
    }),
    ...[accountAddress.newAddress, `${accountAddress.addresses}/:id`].map((path) =>
      ownScreen("address", path, {
        file: "address-screen",
        code: () => import("./addresses/address-screen.tsx"),
      }),
    ),
    ownScreen("members", accountAddress.members, {
      file: "members-screen",
      code: () => import("./members/members-screen.tsx"),
    }),
    ...[accountAddress.newMember, `${accountAddress.members}/:id`].map((path) =>
      ownScreen("member", path, {
        file: "member-screen",
        code: () => import("./members/member-screen.tsx"),
      }),
    ),
    ownScreen("invite", accountAddress.invite, {
      file: "invite-screen",
      code: () => import("./invite/invite-screen.tsx"),
    }),
    ownScreen("data", accountAddress.data, {
      file: "own-data-screen",
      code: () => import("./own-data/own-data-screen.tsx"),
    }),
    ownScreen("leave", accountAddress.leave, {
      file: "leaving-screen",
      code: () => import("./leaving/leaving-screen.tsx"),
    }),
  ];
}
