import { lateCode } from "#web/platform/late/late-code.ts";
import { LateAddressChoice } from "./addresses/late-address-choice.tsx";
import { OwnDestinations } from "./addresses/own-destinations.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a customer says of themselves: profile, addresses, members. */
export const accountFeature: Feature<"account", "shipping" | "sign-in" | "site"> = {
  lateRoutes: [
    {
      at: /^\/(?:homeprofile|profile|personalDetails|members|invitefriend|user\/(?:addresses|data|delete))(?:\/|$)/i,
      load: lateCode(() => import("./account-routes.tsx"), "accountRoutes"),
    },
  ],
  frame: { addresses: LateAddressChoice, destinations: OwnDestinations },
};
