import { makeAutoObservable } from "mobx";
import { patientKey } from "#core/account/patient.ts";
import { token } from "#core/shared/token.ts";
import type { Patient } from "#core/account/patient.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

/** What a window holds of presses that nobody has allowed to keep yet. */
export const BeforeConsent = token<PressesBeforeConsent>("BeforeConsent");

/** Presses before the consent, by patient: they outlast a page, are written nowhere, and end with the window or at signing out. */
export class PressesBeforeConsent {
  private presses: ReadonlyMap<string, readonly TrackerOp[]> = new Map();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  of(patient: Patient): readonly TrackerOp[] {
    return this.presses.get(patientKey(patient)) ?? [];
  }

  add(patient: Patient, op: TrackerOp): void {
    this.presses = new Map(this.presses).set(patientKey(patient), [...this.of(patient), op]);
  }

  end(patient: Patient, ops: readonly TrackerOp[]): void {
    const left = this.of(patient).filter((op) => !ops.includes(op));
    this.presses = new Map(this.presses).set(patientKey(patient), left);
  }

  forget(): void {
    this.presses = new Map();
  }
}
