import { describe, it } from "vitest";
import { assessmentPhrases as assessments } from "#web/features/consultations/assessments/wording/hindi/assessments.ts";
import { prescribingPhrases as prescribing } from "#web/features/consultations/desk/prescribing/wording/hindi/prescribing.ts";
import { deskCallPhrases as desk } from "#web/features/consultations/desk/wording/hindi/desk-call.ts";
import { prescriptionPhrases as prescriptions } from "#web/features/consultations/prescriptions/wording/hindi/prescriptions.ts";
import { bookingPhrases as bookings } from "#web/features/consultations/wording/hindi/booking.ts";
import { callPhrases as calls } from "#web/features/consultations/wording/hindi/calls.ts";
import { directoryPhrases as directory } from "#web/features/consultations/wording/hindi/directory.ts";
import { visitPhrases as visits } from "#web/features/consultations/wording/hindi/visit.ts";
import { hindi as sandbox } from "#adapters/sandbox-payments/wording/hindi/page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { BY_KEYS } from "./hands.ts";
import { goTheWholeWay } from "./whole-way.ts";
import type { Way } from "./whole-way.ts";

const { visitor } = visitors();

const ON_A_PHONE: Way = {
  hand: BY_KEYS,
  width: 390,
  mode: "audio",
  language: "hi",
  city: "मुंबई",
  complaint: "रात में खाँसी",
  answer: "रात में",
  diagnosis: "provisional: कास",
  review: "ध्यान से सुनते हैं।",
  ...{ assessments, prescribing, desk, prescriptions, bookings, calls, directory, visits, sandbox },
};

describe("a consultation by the keyboard alone, on a phone, in Hindi", () => {
  it("leads from the search to the review: booked, paid for, prepared, held, prescribed, ticked", { timeout: 240_000 }, () =>
    goTheWholeWay(visitor, ON_A_PHONE),
  );
});
