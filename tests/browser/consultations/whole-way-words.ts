import { healthConsentPhrases as healthConsentInEnglish } from "#web/features/account/wording/health-consent.ts";
import { healthConsentPhrases as healthConsentInHindi } from "#web/features/account/wording/hindi/health-consent.ts";
import { assessmentPhrases as assessmentsInEnglish } from "#web/features/assessments/wording/assessments.ts";
import { ongoingPhrases as ongoingInEnglish } from "#web/features/consultations/wording/ongoing.ts";
import { prescribingPhrases as prescribingInEnglish } from "#web/features/desk/prescribing/wording/prescribing.ts";
import { deskCallPhrases as deskInEnglish } from "#web/features/desk/wording/desk-call.ts";
import { prescriptionPhrases as prescriptionsInEnglish } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { bookingPhrases as bookingsInEnglish } from "#web/features/consultations/wording/booking.ts";
import { callPhrases as callsInEnglish } from "#web/features/consultations/wording/calls.ts";
import { directoryPhrases as directoryInEnglish } from "#web/features/consultations/wording/directory.ts";
import { visitPhrases as visitsInEnglish } from "#web/features/consultations/wording/visit.ts";
import { sandboxPhrases as sandboxInEnglish } from "#adapters/sandbox-payments/wording/page.ts";
import { assessmentPhrases as assessmentsInHindi } from "#web/features/assessments/wording/hindi/assessments.ts";
import { ongoingPhrases as ongoingInHindi } from "#web/features/consultations/wording/hindi/ongoing.ts";
import { prescribingPhrases as prescribingInHindi } from "#web/features/desk/prescribing/wording/hindi/prescribing.ts";
import { deskCallPhrases as deskInHindi } from "#web/features/desk/wording/hindi/desk-call.ts";
import { prescriptionPhrases as prescriptionsInHindi } from "#web/features/consultations/prescriptions/wording/hindi/prescriptions.ts";
import { bookingPhrases as bookingsInHindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { callPhrases as callsInHindi } from "#web/features/consultations/wording/hindi/calls.ts";
import { directoryPhrases as directoryInHindi } from "#web/features/consultations/wording/hindi/directory.ts";
import { visitPhrases as visitsInHindi } from "#web/features/consultations/wording/hindi/visit.ts";
import { sandboxPhrases as sandboxInHindi } from "#adapters/sandbox-payments/wording/hindi/page.ts";
import type { Way } from "./whole-way.ts";

/** What is said, read and written on the whole way in a language. */
type Words = Omit<Way, "hand" | "width" | "mode">;

export const IN_ENGLISH: Words = {
  language: "en",
  city: "Mumbai",
  complaint: "A cough at night",
  answer: "At night",
  diagnosis: "provisional: kasa",
  review: "Listens with care.",
  assessments: assessmentsInEnglish,
  ongoing: ongoingInEnglish,
  prescribing: prescribingInEnglish,
  desk: deskInEnglish,
  prescriptions: prescriptionsInEnglish,
  healthConsent: healthConsentInEnglish,
  bookings: bookingsInEnglish,
  calls: callsInEnglish,
  directory: directoryInEnglish,
  visits: visitsInEnglish,
  sandbox: sandboxInEnglish,
};

export const IN_HINDI: Words = {
  language: "hi",
  city: "मुंबई",
  complaint: "रात में खाँसी",
  answer: "रात में",
  diagnosis: "provisional: कास",
  review: "ध्यान से सुनते हैं।",
  assessments: assessmentsInHindi,
  ongoing: ongoingInHindi,
  prescribing: prescribingInHindi,
  desk: deskInHindi,
  prescriptions: prescriptionsInHindi,
  healthConsent: healthConsentInHindi,
  bookings: bookingsInHindi,
  calls: callsInHindi,
  directory: directoryInHindi,
  visits: visitsInHindi,
  sandbox: sandboxInHindi,
};
