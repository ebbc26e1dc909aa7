import { payableId } from "#core/ledger/entry.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";

/** What a practitioner is shown who begins to write by audio at `now`, in milliseconds since 1970, beside who writes for whom. */
export const begunPrescribing = (now: number) =>
  ({
    booking: payableId("b-1"),
    kind: "ayurveda",
    start: now,
    mode: "audio",
    isConsented: true,
    complaint: null,
    until: null,
    now,
  }) as const satisfies Partial<Prescribing>;
