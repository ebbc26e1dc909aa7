import { ok, refused } from "../../shared/result.ts";
import { checkedRequirements } from "./requirement.ts";
import type { Result } from "../../shared/result.ts";
import type { LabBooking, LabStepRefusal } from "./lab-booking.ts";
import type { LabBookingState, LabDeed, LabStep } from "./lab-booking-step.ts";
import type { PrescriptionSource, CheckedRequirement } from "./requirement.ts";

type RequirementAction = Extract<LabDeed, { kind: "requirement" }>;

/** In which states of a booking something is done about what it asks for. */
const STATES: Readonly<Record<RequirementAction["event"], readonly LabBookingState[]>> = {
  consent: ["held", "pending_payment"],
  "send-prescription": ["held", "pending_payment", "booked"],
  "accept-prescription": ["booked"],
  "refuse-prescription": ["booked"],
};

/**
 * A booking after its customer sent a prescription or agreed in writing, or its laboratory looked at a prescription. The same again leaves
 * it as it is. Refused where that is not asked for, comes too late or was decided before. Source: specification/labs.md, Prescription for a
 * test.
 */
export function requirementAfter(booking: LabBooking, action: RequirementAction, step: LabStep): Result<LabBooking, LabStepRefusal> {
  const kind = action.event === "consent" ? "consent" : "prescription";
  const now = checkedRequirements(booking).find((one) => one.kind === kind && one.member === action.member);
  if (now === undefined) return refused({ kind: "not-possible", state: booking.state });
  if (isRepeated(now, action)) return ok(booking);
  if (!STATES[action.event].includes(booking.state) || !fits(now, action)) return refused({ kind: "not-possible", state: booking.state });
  if (action.event === "send-prescription" && now.until !== null && step.at >= now.until) return refused({ kind: "too-late" });
  return ok({ ...booking, history: [...booking.history, step] });
}

function isRepeated({ state, source, reason }: CheckedRequirement, action: RequirementAction): boolean {
  switch (action.event) {
    case "consent":
      return state === "given";
    case "send-prescription":
      return (state === "sent" || state === "accepted") && source !== null && isSame(source, action.source);
    case "accept-prescription":
      return state === "accepted";
    case "refuse-prescription":
      return state === "refused" && reason === action.reason;
  }
}

const isSame = (one: PrescriptionSource, other: PrescriptionSource): boolean =>
  one.kind === "upload"
    ? other.kind === "upload" && one.file === other.file
    : other.kind === "signed" && one.number === other.number && one.version === other.version;

/** What nobody has looked at yet can be sent anew; what was decided stays so. */
const fits = ({ state }: CheckedRequirement, { event }: RequirementAction): boolean =>
  event === "send-prescription" ? state !== "accepted" : event === "consent" || state === "sent";
