import fc from "fast-check";
import { expect } from "vitest";
import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { LINES } from "#core/consultations/call/line/line.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { anyPick, onBooking } from "./act.ts";
import { checkIn, sit } from "./booking-acts.ts";
import { at } from "./booking-run.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Act } from "./act.ts";
import type { Run } from "./booking-run.ts";

/** The account of a booking's practitioner, or of the other one. */
function accountOf({ doctors }: Run, { practitioner }: Booking, isOther: boolean): CustomerId {
  const found = doctors.find((one) => (one.practitioner.id === practitioner) !== isOther);
  if (found === undefined) throw new RangeError(practitioner);
  return found.account;
}

const UNKNOWN = { kind: "refused", refusal: { kind: "unknown-booking" } };

const anyDeskStep = () =>
  fc
    .tuple(fc.constantFrom("admit", "admit", "remove", "complete" as const), fc.constantFrom(false, false, false, true))
    .chain(([what, isOther]) =>
      onBooking(`${what}${isOther ? " by another" : ""}`, ["checked_in", "in_progress"], async (run, { booking }) => {
        const [account, { get }] = [accountOf(run, booking, isOther), run.desk];
        const answer = await {
          admit: () => get(AdmitPatient)(account, { booking: booking.id, opening: null }),
          remove: () => get(RemovePatient)(account, booking.id),
          complete: () => get(CompleteCall)(account, booking.id),
        }[what]();
        if (isOther) expect(answer).toEqual(UNKNOWN);
      }),
    );

/** What a practitioner reads of a patient; how often is counted as the patient's log should. */
const anyReading = () =>
  fc
    .tuple(fc.constantFrom("shared", "prescribing", "ticks", "sign" as const), fc.constantFrom(false, false, false, true))
    .chain(([what, isOther]) =>
      onBooking(`read ${what}${isOther ? " by another" : ""}`, ["in_progress", "completed", "confirmed"], async (run, { booking }) => {
        const hasRead = await reads[what](run, booking, accountOf(run, booking, isOther));
        if (isOther) expect(hasRead).toBe(false);
        if (hasRead) run.reads += 1;
      }),
    );

/** Whether something of the patient's was shown. */
const reads = {
  async shared({ desk }: Run, { id }: Booking, account: CustomerId) {
    const answer = await desk.get(ShowSharedData)(account, id);
    return answer.kind === "ok" && answer.value !== null;
  },
  async prescribing({ desk }: Run, { id }: Booking, account: CustomerId) {
    const answer = await desk.get(ShowPrescribing)(account, id);
    return answer.kind === "ok" && (answer.value.former !== null || answer.value.health !== null);
  },
  async ticks({ desk }: Run, { id }: Booking, account: CustomerId) {
    const answer = await desk.get(ShowTicksAtDesk)(account, id);
    return answer.kind === "ok" && answer.value.length > 0;
  },
  /** Whoever has signed is shown all versions; whoever is warned has learnt of what others prescribed. */
  async sign({ desk }: Run, { id: booking }: Booking, account: CustomerId) {
    const start = indianDay(desk.clock.at);
    const written = { ...aPrescription({ items: [anItem({ start })], reason: "As agreed" }), age: null, gender: null };
    const answer = await desk.get(SignAtDesk.ayurveda)(account, { booking, written });
    return answer.kind === "ok" || answer.refusal.kind === "warned";
  },
};

/** A practitioner looks at everything, and prescribes. */
export async function readAll(run: Run, { booking }: KeptBooking): Promise<void> {
  for (const what of ["sign", "shared", "prescribing", "ticks"] as const)
    if (await reads[what](run, booking, accountOf(run, booking, false))) run.reads += 1;
}

const anySeat = () =>
  fc
    .record({ isDoctor: fc.boolean(), device: fc.integer({ min: 0, max: 1 }) })
    .chain((seat) =>
      onBooking(`sit ${JSON.stringify(seat)}`, ["checked_in", "in_progress", "confirmed"], (run, stored) => sit(run, stored, seat)),
    );

/** Something by a token of before, whatever became of its seat. */
const anySeated = () =>
  fc.tuple(anyPick(), fc.constantFrom("leave", "to audio", "to video", ...LINES, "call_back" as const)).map(
    ([pick, what]): Act => ({
      told: `${what} ${pick}`,
      async run({ desk, tokens }) {
        const { session, token } = at(tokens, pick) ?? {};
        if (session === undefined || token === undefined) return;
        if (what === "leave") await desk.get(LeaveCall)(session, token);
        else if (what === "to audio" || what === "to video")
          await desk.get(SwitchLine)(session, { token, to: what === "to audio" ? "audio" : "video" });
        else await desk.get(ReportLine)(session, { token, line: what });
      },
    }),
  );

/** What both sides do in a room and at the desk. */
export const anyRoomAct = () =>
  fc.oneof(
    { weight: 3, arbitrary: onBooking("check in", ["confirmed", "checked_in", "in_progress"], checkIn) },
    { weight: 3, arbitrary: anySeat() },
    { weight: 3, arbitrary: anyDeskStep() },
    { weight: 2, arbitrary: anySeated() },
    { weight: 6, arbitrary: anyReading() },
  );
