import { indianDay } from "../../shared/indian-time.ts";
import { monthsAfter } from "../../shared/day.ts";
import type { RoomStep } from "../../consultations/call/room.ts";
import type { PractitionerId } from "../../consultations/practitioner.ts";
import type { Prescription, PrescriptionVersion, Withdrawn } from "../../consultations/prescription/prescription.ts";
import type { Day } from "../../shared/day.ts";
import type { SharedCopy, SharedData, SharedReport } from "../sharing/shared-data.ts";

/**
 * How long care law wants what is left of an appointment kept, in months from its day. Source: specification/consultations.md, Who may see
 * what.
 */
export const RETAINED_MONTHS = 36;

/** A consent to the use of a patient's health data, in milliseconds since 1970. `withdrawnAt` null: it stood. */
export type GivenConsent = { readonly givenAt: number; readonly withdrawnAt: number | null };

/**
 * The steps of the room for one start of the appointment, in milliseconds since 1970. With them stands what was consented to before the
 * call.
 */
export type RetainedRoom = { readonly start: number; readonly steps: readonly RoomStep[] };

/** A signed version without its patient's name. Hashes are left out, as they would confirm a name that somebody tries. */
export type RetainedVersion = Omit<PrescriptionVersion, "booking" | "former" | "patient"> & {
  readonly patient: Omit<PrescriptionVersion["patient"], "name">;
};

export type RetainedPrescription = { readonly versions: readonly RetainedVersion[]; readonly withdrawn: Withdrawn | null };

/** What was shared as the call began. The files of its reports are gone, and their ids with them. */
export type RetainedCopy = Omit<SharedCopy, "data"> & {
  readonly data: Omit<SharedData, "reports"> & { readonly reports: readonly Omit<SharedReport, "id">[] };
};

/** All that an appointment leaves behind when its customer's account is erased. What is null or empty there was none of. */
export type ConsultationTraces = {
  readonly practitioner: PractitionerId;
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly consent: GivenConsent | null;
  readonly rooms: readonly RetainedRoom[];
  readonly shared: SharedCopy | null;
  readonly prescription: Prescription | null;
};

/**
 * What care law keeps of an appointment whose customer's account was erased. `pseudonym`: random, made at the erasure, the same for all
 * appointments of one patient; nothing leads from it to a person. `until`: the Indian day on which it is deleted.
 * Source: specification/consultations.md, Who may see what.
 */
export type RetainedConsultation = Omit<ConsultationTraces, "shared" | "prescription"> & {
  readonly pseudonym: string;
  readonly until: Day;
  readonly shared: RetainedCopy | null;
  readonly prescription: RetainedPrescription | null;
};

/**
 * What stays of an appointment under a pseudonym; null: nothing was done in it that care law keeps. Words that were typed stay as they are,
 * names in them included. Source: specification/consultations.md, Who may see what.
 */
export function retained({ shared, prescription, ...traces }: ConsultationTraces, pseudonym: string): RetainedConsultation | null {
  if (shared === null && prescription === null && traces.rooms.every(({ steps }) => steps.length === 0)) return null;
  return {
    ...traces,
    pseudonym,
    until: retainedUntil(traces.start),
    shared: shared === null ? null : withoutFiles(shared),
    prescription:
      prescription === null
        ? null
        : { versions: prescription.versions.map(({ version }) => withoutName(version)), withdrawn: prescription.withdrawn },
  };
}

/** The Indian day on which what is kept of an appointment is deleted. Source: specification/consultations.md, Who may see what. */
export const retainedUntil = (start: number): Day => monthsAfter(indianDay(start), RETAINED_MONTHS);

const withoutFiles = ({ at, data }: SharedCopy): RetainedCopy => ({
  at,
  data: { ...data, reports: data.reports.map(({ id: _, ...report }) => report) },
});

function withoutName({ booking: _booking, former: _former, patient, ...version }: PrescriptionVersion): RetainedVersion {
  const { name: _, ...stored } = patient;
  return { ...version, patient: stored };
}
