import { Call } from "./call.tsx";
import { patientSeat } from "./patient-seat.ts";
import type { CallProps } from "./call.tsx";

/** A call from the patient's side. */
export const PatientCall = (given: Omit<CallProps, "seat">) => <Call seat={patientSeat} {...given} />;
