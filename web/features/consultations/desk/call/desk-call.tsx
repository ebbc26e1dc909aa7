import { Call } from "#web/features/consultations/call/call.tsx";
import { SharedBeside } from "#web/features/consultations/desk/shared/shared-beside.tsx";
import { deskSeat } from "./desk-seat.ts";
import "./desk-call.css";
import type { CallProps } from "#web/features/consultations/call/call.tsx";

/** A call from the practitioner's side, and beside it what the patient shared. */
export const DeskCall = ({ id, ...given }: Omit<CallProps, "seat">) => (
  <div className="desk-call">
    <Call seat={deskSeat} id={id} {...given} />
    {id === null || id === "" ? null : <SharedBeside customer={given.customer} booking={id} patient="" />}
  </div>
);
