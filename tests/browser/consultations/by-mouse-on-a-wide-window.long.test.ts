import { describe, it } from "vitest";
import { assessmentPhrases as assessments } from "#web/features/consultations/assessments/wording/assessments.ts";
import { prescribingPhrases as prescribing } from "#web/features/consultations/desk/prescribing/wording/prescribing.ts";
import { deskCallPhrases as desk } from "#web/features/consultations/desk/wording/desk-call.ts";
import { prescriptionPhrases as prescriptions } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { bookingPhrases as bookings } from "#web/features/consultations/wording/booking.ts";
import { callPhrases as calls } from "#web/features/consultations/wording/calls.ts";
import { directoryPhrases as directory } from "#web/features/consultations/wording/directory.ts";
import { visitPhrases as visits } from "#web/features/consultations/wording/visit.ts";
import { english as sandbox } from "#adapters/sandbox-payments/wording/page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { BY_MOUSE } from "./hands.ts";
import { goTheWholeWay } from "./whole-way.ts";
import type { Way } from "./whole-way.ts";

const { visitor } = visitors();

const ON_A_WIDE_WINDOW: Way = {
  hand: BY_MOUSE,
  width: 1280,
  mode: "video",
  language: "en",
  city: "Mumbai",
  complaint: "A cough at night",
  answer: "At night",
  diagnosis: "provisional: kasa",
  review: "Listens with care.",
  ...{ assessments, prescribing, desk, prescriptions, bookings, calls, directory, visits, sandbox },
};

describe("a consultation by mouse, on a wide window, in English", () => {
  it("leads from the search to the review: booked, paid for, prepared, held, prescribed, ticked", { timeout: 240_000 }, () =>
    goTheWholeWay(visitor, ON_A_WIDE_WINDOW),
  );
});
