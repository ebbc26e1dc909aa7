import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

/** Written out here and not imported: every first view loads what this file imports. */
const PAGES = [
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

export const assessmentsPages: FeaturePages = { unlisted: PAGES, personal: PAGES };
