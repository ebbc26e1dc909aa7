import { LocationButton } from "#web/features/shipping/place/location-button.tsx";
import { PractitionerBar } from "#web/features/shipping/place/practitioner-bar.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/**
 * Practitioners, their times, what they practise, and appointments with them. Where practitioners are found has many addresses, which are
 * no part of the frame: they are looked through once nothing else has an address.
 */
export const consultationsFeature: Feature<
  "consultations",
  "account" | "assessments" | "payments" | "reviews" | "shipping" | "sign-in" | "tickets" | "trackers"
> = {
  lateRoutes: [
    {
      at: /^\/(?:appointment|pendingpayments|bookingnotification|(?:practitioner)?invoice|(?:video|audio)call|ongoingtherapy|accesslog|reschedule|\w*prescription)/i,
      load: lateCode(() => import("./own-consultation-routes.tsx"), "ownConsultationRoutes"),
    },
    { load: lateCode(() => import("./consultation-routes.tsx"), "consultationRoutes") },
  ],
  frame: { city: LocationButton, practitioners: PractitionerBar },
};
