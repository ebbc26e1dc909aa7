import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

/** Written out here and not imported: every first view loads what this file imports. */
const PRESCRIPTION_PAGES = [
  "/prescription",
  "/ayurvedaprescription",
  "/homeopathyprescription",
  "/unaniprescription",
  "/yogaprescription",
  "/physiotherapyprescription",
  "/nutritionprescription",
  "/customprescription",
];

export const consultationsPages: FeaturePages = {
  listed: ["/practitioners", "/check_date", "/therapies"],
  unlisted: ["/appointments", "/ongoingtherapy", "/pendingpayments", "/invoice", "/practitionerinvoice", ...PRESCRIPTION_PAGES],
  personal: [
    "/appointments",
    "/appointmentpendingpayment",
    "/pendingpayments",
    "/reschedule",
    "/bookingnotification",
    "/invoice",
    "/practitionerinvoice",
    "/videocall",
    "/audiocall",
    "/desk",
    "/accesslog",
    "/ongoingtherapy",
    ...PRESCRIPTION_PAGES,
  ],
  cacheable: ["/get/therapies"],
};
