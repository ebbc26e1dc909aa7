import { LocationButton } from "#web/features/shipping/place/location-button.tsx";
import { PractitionerBar } from "#web/features/shipping/place/practitioner-bar.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Practitioners, their times, what they practise, and appointments with them. Their many addresses are no part of the frame: they are looked through once no other feature has an address. */
export const consultationsFeature: Feature<
  "consultations",
  | "account"
  | "cart"
  | "catalogue"
  | "content"
  | "files"
  | "health"
  | "orders"
  | "payments"
  | "reviews"
  | "shipping"
  | "sign-in"
  | "tickets"
  | "trackers"
> = {
  lateRoutes: { load: lateCode(() => import("./consultation-routes.tsx"), "consultationRoutes") },
  frame: { city: LocationButton, practitioners: PractitionerBar },
};
