import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Gender } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Age } from "../../shared/age.ts";
import type { Day } from "../../shared/day.ts";
import type { Consulted } from "../booking/consulted.ts";
import type { Mode, PractitionerId } from "../practitioner.ts";
import type { PrescriptionKind } from "./prescription-kind.ts";
import type { HeldSchedule } from "./schedule.ts";

/**
 * What an item is, but for its schedule. `key` names it through all versions, so that what was ticked stays. `details` by the fields of its
 * kind; `ingredients` of a drug, its own name where there is but one. `nevertheless`: why the writer keeps it in spite of a warning; null:
 * there was none.
 */
export type ItemDescription = {
  readonly key: string;
  readonly is: "drug" | "task";
  readonly name: string;
  readonly details: Readonly<Record<string, string>>;
  readonly ingredients: readonly string[];
  readonly start: Day;
  readonly nevertheless: string | null;
};

/** A drug or something to do, and when, from `start` on. */
export type PrescriptionItem = ItemDescription & HeldSchedule;

/** What a practitioner writes; empty texts are left out on paper. `diagnosis`: or "provisional: …". */
export type PrescriptionContent = {
  readonly complaint: string;
  readonly findings: string;
  readonly diagnosis: string;
  readonly advice: string;
  readonly tests: string;
  readonly followUp: string;
  readonly items: readonly PrescriptionItem[];
};

/**
 * Against which item something speaks, and what: an allergy in the patient's words, or an ingredient that another item in force has too.
 */
export type Warning = { readonly item: string; readonly kind: "allergy" | "repeated"; readonly with: string };

/**
 * A version as it is signed. It is never changed. `former`: the hash of the version before; null: it is the first. `signedAt` and `start`
 * (of the appointment) in milliseconds since 1970. `consent`: the text to which the patient consented. `reason`: why there is another
 * version.
 * Source: specification/prescriptions.md, What it holds.
 */
export type PrescriptionVersion = PrescriptionContent & {
  readonly number: string;
  readonly version: number;
  readonly former: string | null;
  readonly reason: string | null;
  readonly kind: PrescriptionKind;
  readonly booking: PayableId;
  readonly start: number;
  readonly mode: Mode;
  readonly consent: string;
  /** `address` null: they have no clinic. */
  readonly practitioner: { readonly id: PractitionerId; readonly address: string | null } & Omit<Consulted, "therapy">;
  readonly patient: { readonly name: string; readonly age: Age; readonly gender: Gender };
  readonly signedAt: number;
  /**
   * In spite of what it was signed, at least one warning. Missing where nothing spoke against it, and in versions of releases that did not
   * keep it: the hash is of what stands here.
   */
  readonly overridden?: readonly Warning[];
};

/** In spite of what an item was signed. */
export const overriddenOf = (
  { overridden = [] }: Pick<PrescriptionVersion, "overridden">,
  { key }: Pick<PrescriptionItem, "key">,
): readonly Warning[] => overridden.filter(({ item }) => item === key);

/** `hash`: SHA-256 of the version's canonical JSON as 64 hex digits. */
export type SignedVersion = { readonly version: PrescriptionVersion; readonly hash: string };

/** That it was withdrawn, in milliseconds since 1970, and the reason that is shown. */
export type Withdrawn = { readonly at: number; readonly reason: string };

/** All versions of a booking's prescription, the oldest first and at least one. `withdrawn` null: the newest is in force. */
export type Prescription = {
  readonly customer: CustomerId;
  /** Whom it is for; null: the customer. */
  readonly member: MemberId | null;
  readonly versions: readonly [SignedVersion, ...(readonly SignedVersion[])];
  readonly withdrawn: Withdrawn | null;
};

/** The version that is in force; null: it was withdrawn. Source: specification/prescriptions.md, States of a prescription. */
export const inForce = ({ versions, withdrawn }: Pick<Prescription, "versions" | "withdrawn">): PrescriptionVersion | null =>
  withdrawn === null ? (versions.at(-1)?.version ?? null) : null;

/** Where a version stands. Source: specification/prescriptions.md, States of a prescription. */
export function prescriptionStateOf(
  prescription: Pick<Prescription, "versions" | "withdrawn">,
  version: number,
): "signed" | "superseded" | "withdrawn" {
  if (version < prescription.versions.length) return "superseded";
  return prescription.withdrawn === null ? "signed" : "withdrawn";
}
