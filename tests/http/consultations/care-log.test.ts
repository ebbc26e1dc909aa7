import { expect, it, onTestFinished, vi } from "vitest";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { aPaperByHand } from "#tests/adapters/papers/a-paper.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";

/** Each is told in one place of a consultation, and nowhere else may it ever stand. */
const SAID = {
  complaint: "SENTINEL-complaint",
  allergy: "SENTINEL-allergy",
  diagnosis: "SENTINEL-diagnosis",
  drug: "SENTINEL-drug",
  advice: "SENTINEL-advice",
  reason: "SENTINEL-reason",
  report: "SENTINEL-report",
  feedback: "SENTINEL-feedback",
};
const HERE = { latitude: 18.52, longitude: 73.86 };

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

it("a consultation, from what is told before to what is ticked after, leaves nothing of health in log, figures, addresses, heads and what is to be done later", async () => {
  const written: string[] = [];
  const spied = vi.spyOn(process.stdout, "write").mockImplementation((piece) => {
    written.push(String(piece));
    return true;
  });
  const [addresses, heads]: [string[], [string, string | null][]] = [[], []];
  const ask = globalThis.fetch;
  const asking = vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const answer = await ask(request, init);
    const address = request instanceof Request ? request.url : String(request);
    addresses.push(address);
    heads.push([`${address} ${JSON.stringify([...answer.headers])}`, answer.headers.get("cache-control")]);
    return answer;
  });
  onTestFinished(() => {
    spied.mockRestore();
    asking.mockRestore();
  });
  const clinic = await aClinic("audio", { complaint: SAID.complaint, log: "info" });
  const { memory, clock, mine, theirs, asha, doctor, id, url } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day("1992-05-01"), gender: "female" } });
  const call = async (who: typeof asha, method: "GET" | "POST", path: string, body?: object) => {
    const headers = { authorization: `Bearer ${who.bearer}`, "content-type": "application/json" };
    return (await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })).json();
  };

  clock.at = nine - 180 * MINUTE;
  const told = [
    { linkId: "has-allergies", values: [true], n: 1 },
    { linkId: "allergies", values: [SAID.allergy], n: 1 },
  ];
  expect(await mine.get(SaveHealthProfile)(asha.id, { member: null, answers: told })).toMatchObject({ kind: "ok" });
  const forBooking = { member: null, booking: id, version: 2, complete: false, answers: told };
  expect(await mine.get(SaveAssessment.ayurveda)(asha.id, forBooking)).toMatchObject({ kind: "ok" });
  const file = await mine.get(SendReport)(asha.id, inOnePiece(aPaperByHand("", `4 0 obj(${SAID.report})endobj`)));
  if (file.kind === "refused") return expect.fail(file.refusal.kind);
  const report = await mine.get(AddReport)(asha.id, { booking: id, file: file.value });
  if (report.kind === "refused") return expect.fail(report.refusal.kind);
  await call(asha, "POST", "/nearby/therapist", { ...HERE, type: "ayurveda" });

  clock.at = nine;
  await mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false });
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  expect(await theirs.get(ShowSharedData)(doctor.id, id)).toMatchObject({ kind: "ok" });
  expect(await theirs.get(ReadSharedReport)(doctor.id, { booking: id, report: report.value.id })).toMatchObject({ kind: "ok" });
  const item = anItem({ name: SAID.drug, ingredients: [SAID.allergy], start: indianDay(nine) });
  const { kind: _, ...content } = aPrescription({ diagnosis: SAID.diagnosis, advice: SAID.advice, items: [item] });
  const form = { ...content, age: null, gender: null };
  await theirs.get(SavePrescriptionDraft)(doctor.id, { booking: id, written: form });
  const sign = theirs.get(SignAtDesk.ayurveda);
  expect(await sign(doctor.id, { booking: id, written: form })).toMatchObject({ refusal: { kind: "warned" } });
  const nevertheless = { ...form, items: [{ ...item, nevertheless: SAID.reason }] };
  expect(await sign(doctor.id, { booking: id, written: nevertheless })).toMatchObject({ kind: "ok" });
  const { is, name, details, ingredients, times, days } = item;
  const template = {
    name: SAID.advice,
    advice: SAID.advice,
    tests: "",
    followUp: "",
    items: [{ is, name, details, ingredients, times, days }],
  };
  expect(await theirs.get(SaveTemplate)(doctor.id, template)).toMatchObject({ kind: "ok" });
  await theirs.get(CompleteCall)(doctor.id, id);
  expect(await mine.get(ShowMyPrescriptions.any)(asha.id, null)).toMatchObject({ kind: "ok" });
  expect(await mine.get(TickDose)(asha.id, { booking: id, item: "a", day: indianDay(nine), time: "morning", done: true })).toMatchObject({
    kind: "ok",
  });
  expect(await mine.get(GiveBookingFeedback)(asha.id, { booking: id, line: 5, text: SAID.feedback })).toMatchObject({ kind: "ok" });
  expect(await theirs.get(WithdrawPrescription)(doctor.id, { booking: id, reason: SAID.reason })).toMatchObject({ kind: "ok" });
  expect(await mine.get(ExportCare)(asha.id)).toMatchObject({ kind: "ok" });
  expect((await mine.get(ShowAccessLog)(asha.id, null)).entries.length).toBeGreaterThan(3);
  // Where it is refused, too: too much, of the wrong shape, of another's, and no JSON.
  for (const body of [
    { booking_id: id, prescription: SAID.diagnosis },
    { booking_id: "b-none", reason: SAID.reason },
    { answers: [SAID.allergy] },
  ])
    for (const path of ["/add/prescription/ayurveda", "/add/healthprofile", "/add/bookingfeedback"]) await call(asha, "POST", path, body);
  await fetch(`${url}/api/add/healthprofile`, {
    method: "POST",
    headers: { authorization: `Bearer ${asha.bearer}`, "content-type": "application/json" },
    body: `{"answers": ${SAID.allergy}`,
  });

  const left = {
    log: written.join(""),
    figures: await (await ask(`${url}/api/metrics`)).text(),
    addresses: addresses.join(" "),
    heads: heads.map(([head]) => head).join(" "),
    jobs: JSON.stringify([...memory.jobs.entries()]),
  };
  expect(left.log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(25);
  expect([left.figures.includes("/add/prescription/ayurveda"), left.jobs.includes(id)]).toEqual([true, true]);
  const secrets = ["SENTINEL", String(HERE.latitude), String(HERE.longitude), asha.bearer, doctor.bearer];
  const found = Object.entries(left).flatMap(([where, text]) =>
    secrets
      .filter((secret) => decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "%25")).includes(secret))
      .map((secret) => `${secret} in ${where}`),
  );
  expect(found).toEqual([]);
  expect(heads.filter(([head, stored]) => stored !== "no-store" && !head.includes("/nearby/"))).toEqual([]);
});
