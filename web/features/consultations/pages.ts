import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

/** Written out here and not imported: every first view loads what this file imports. */
const ASSESSMENT_PAGES = [
  "/ayurvedicassessment",
  "/yogaassessment",
  "/physioassesment",
  "/nutritionassesment",
  "/defaultquestionnaire",
  "/summary",
  "/yogasummary",
  "/medicalcondition",
  "/physicalgenerals",
];

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
  unlisted: [
    "/appointments",
    "/ongoingtherapy",
    "/pendingpayments",
    "/invoice",
    "/practitionerinvoice",
    ...ASSESSMENT_PAGES,
    ...PRESCRIPTION_PAGES,
  ],
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
    ...ASSESSMENT_PAGES,
    ...PRESCRIPTION_PAGES,
  ],
  cacheable: ["/get/therapies"],
};
