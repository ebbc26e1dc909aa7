import { PRESCRIPTION_KINDS } from "#core/consultations/prescription/prescription-kind.ts";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A call that names a thing of somebody's care: whose it is to name, and what else must be sent so that the thing alone is looked at. */
export type CareCall = {
  readonly of: "patient" | "practitioner" | "either";
  readonly thing: "booking" | "prescription" | "assessment" | "member" | "report" | "template";
  readonly with?: Fields;
};

const WRITTEN = {
  complaint: "",
  findings: "",
  diagnosis: "provisional: anidra",
  advice: "Sleep by ten",
  tests: "",
  follow_up: "",
  items: [],
  reason: "Mine now",
  age: 30,
  gender: "other",
};
const CONSENT = { consent_version: 1, language: "en", call_back: true, guardian: false };
const CONNECTION = { connection: "a-window-of-mine-1" };
const STARTS = { start: "2027-01-04T04:30:00Z" };
const DOSE = { item: "a", day: "2026-11-20", time: "morning", done: true };
const SPAN = { tracker: "sleep", from: "2026-11-01", to: "2026-11-02" };
const ANSWERS = { version: 1, answers: [{ linkId: "severity", value: 3, n: 1 }] };

const ofPatient = (thing: CareCall["thing"], more: Fields = {}): CareCall => ({ of: "patient", thing, with: more });
const ofPractitioner = (thing: CareCall["thing"], more: Fields = {}): CareCall => ({ of: "practitioner", thing, with: more });

/** By method, path and field, as tests/http/endpoints/others-things.test.ts has the other calls. */
export const careCalls: Readonly<Record<string, CareCall>> = {
  "PUT /set/careconsent member_id": ofPatient("member", { consent: true }),
  "GET /get/invoice id": ofPatient("booking"),
  "POST /add/bookingfeedback booking_id": ofPatient("booking", { line: 1, text: "Mine" }),
  "POST /add/reviewtodoctor booking_id": ofPatient("booking", { stars: 1, text: "Mine" }),
  "POST /add/payment booking_id": ofPatient("booking", { key: "a-key" }),
  "POST /confirm/booking booking_id": ofPatient("booking"),
  "POST /release/booking booking_id": ofPatient("booking"),
  "GET /get/bookingdetails id": ofPatient("booking"),
  "GET /preview/cancel id": ofPatient("booking"),
  "PUT /cancel/appointment booking_id": ofPatient("booking"),
  "GET /preview/reschedule id": ofPatient("booking"),
  "PUT /reschedule/appointment booking_id": ofPatient("booking", STARTS),
  "PUT /rebook/appointment booking_id": ofPatient("booking", STARTS),
  "PUT /refund/appointment booking_id": ofPatient("booking"),
  ...Object.fromEntries(
    ASSESSMENT_KINDS.flatMap((kind) => [
      [`POST /add/l2assessment/${kind} booking_id`, ofPatient("booking", ANSWERS)],
      [`POST /add/l2assessment/${kind} member_id`, ofPatient("member", ANSWERS)],
    ]),
  ),
  "GET /get/l2assessment id": ofPatient("assessment"),
  "GET /get/l2assessment booking_id": ofPatient("booking", { kind: "default" }),
  "GET /get/l2assessment member_id": ofPatient("member", { kind: "default" }),
  "GET /get/assessmentcompleteness id": ofPatient("assessment"),
  "POST /stop/l2assessment id": ofPatient("assessment"),
  "GET /get/ongoingtherapy id": ofPatient("prescription"),
  "POST /add/timecheckmarkofmedicineortask prescription_id": ofPatient("prescription", DOSE),
  "GET /get/healthprofile member_id": ofPatient("member"),
  "POST /add/healthprofile member_id": ofPatient("member", { answers: [] }),
  "GET /get/audiocalltoken booking_id": { of: "either", thing: "booking", with: CONNECTION },
  "GET /get/videocalltoken booking_id": { of: "either", thing: "booking", with: CONNECTION },
  "POST /call/checkin booking_id": ofPatient("booking", CONSENT),
  ...Object.fromEntries(
    PRESCRIPTION_KINDS.flatMap((kind) => [
      [`POST /add/prescription/${kind} booking_id`, ofPractitioner("booking", { prescription: WRITTEN })],
      [`GET /get/prescription/${kind} id`, ofPatient("prescription")],
    ]),
  ),
  "GET /get/prescription id": ofPatient("prescription"),
  "POST /add/attachedspan booking_id": ofPatient("booking", SPAN),
  "DELETE /delete/attachedspan booking_id": ofPatient("booking", { tracker: "sleep" }),
  "GET /get/attachedspans booking_id": ofPatient("booking"),
  "POST /add/report booking_id": ofPatient("booking", { url: "/api/upload/file?_id=a-file-of-mine-Vh3Ks9Lw2c" }),
  "GET /get/reports booking_id": ofPatient("booking"),
  "DELETE /delete/report id": ofPatient("report"),
  "PUT /restore/report id": ofPatient("report"),
  "PUT /calloff/appointment booking_id": ofPractitioner("booking", { reason: "cannot-come" }),
  "POST /call/admit booking_id": ofPractitioner("booking"),
  "POST /call/remove booking_id": ofPractitioner("booking"),
  "POST /call/complete booking_id": ofPractitioner("booking"),
  "POST /call/reached booking_id": ofPractitioner("booking"),
  "POST /call/mobile booking_id": ofPractitioner("booking"),
  "POST /add/prescriptiondraft booking_id": ofPractitioner("booking", { prescription: WRITTEN }),
  "GET /get/prescriptiondraft booking_id": ofPractitioner("booking"),
  "PUT /withdraw/prescription booking_id": ofPractitioner("booking", { reason: "Mine now" }),
  "GET /get/formerprescriptions booking_id": ofPractitioner("booking"),
  "GET /get/shareddata booking_id": ofPractitioner("booking"),
  "GET /get/emergencysign booking_id": ofPractitioner("booking"),
  "GET /get/ticksatdesk booking_id": ofPractitioner("booking"),
  "PUT /update/prescriptiontemplate _id": ofPractitioner("template", { name: "Mine now" }),
  "DELETE /delete/prescriptiontemplate _id": ofPractitioner("template"),
};
