import { unprintedLetter } from "../../shared/printed-letters.ts";
import { searchedText } from "../../shared/searched-text.ts";
import { completedAt } from "../visit/completed-at.ts";
import { provisionalDiagnosis } from "./diagnosis.ts";
import { isDoseTwice, zeroAmounts } from "./dose-amount.ts";
import { warningsOf } from "./item-warnings.ts";
import { PRESCRIPTION_RULES, prescriptionKindOf } from "../prescription/prescription-kind.ts";
import { PRESCRIPTION_TEXTS } from "./prescription-changes.ts";
import { scheduleOf } from "../prescription/schedule.ts";
import { scheduleFaults } from "./schedule-faults.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Age } from "../../shared/age.ts";
import type { Booking } from "../booking/booking.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { Therapy } from "../therapies/therapy.ts";
import type { PrescriptionKind } from "../prescription/prescription-kind.ts";
import type { Prescription, PrescriptionContent, PrescriptionItem, Warning } from "../prescription/prescription.ts";

const HOUR = 60 * 60 * 1000;

/**
 * How long after an appointment its first version may be signed, in milliseconds. Source: specification/prescriptions.md, States of a
 * prescription.
 */
export const FIRST_WITHIN = 72 * HOUR;

/**
 * How long after the first version others may follow, in milliseconds. Source: specification/prescriptions.md, States of a prescription.
 */
export const OTHERS_WITHIN = 30 * 24 * HOUR;

export const MOST_ITEMS = 30;

export const MISSING_PARTS = ["diagnosis", "advice-or-item", "age", "gender", "consent", "reason"] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** `item`: the key of the item that is refused. */
export type WriteRefusal =
  | { readonly kind: "not-yours" | "other-therapy" | "no-birthdate" | "withdrawn" | "too-many-items" }
  | { readonly kind: "too-early" | "too-late" }
  | { readonly kind: "missing"; readonly parts: readonly MissingPart[] }
  | { readonly kind: "drug-in-care-plan" | "no-drug" | "unusable-item"; readonly item: string }
  | { readonly kind: "unprinted"; readonly letter: string }
  | { readonly kind: "warned"; readonly warnings: readonly Warning[] };

/** What is about to be signed. `age` null: nobody knows. */
export type PrescriptionToSign = PrescriptionContent & { readonly kind: PrescriptionKind; readonly reason: string | null };

/** What is known when it is written; `others`: the patient's other prescriptions, `former` the booking's own; null: there is none. */
export type WriteFacts = {
  readonly writer: PractitionerId;
  readonly booking: Booking;
  readonly therapy: Therapy;
  readonly patient: { readonly name: string; readonly hasBirthdate: boolean; readonly age: Age | null; readonly gender: Gender | null };
  readonly consent: string | null;
  readonly allergies: readonly string[];
  readonly former: Prescription | null;
  readonly others: readonly Prescription[];
  readonly at: number;
};

/**
 * Why a version can't be signed; null: it can. This is the one check, made when it is written: whose appointment it is and when, what is
 * required, what an item may be, and what speaks against it unless its writer says why nevertheless.
 * Source: specification/prescriptions.md, Items by therapy.
 */
export function writeRefusal(wanted: PrescriptionToSign, facts: WriteFacts): WriteRefusal | null {
  if (facts.booking.practitioner !== facts.writer) return { kind: "not-yours" };
  if (prescriptionKindOf(facts.therapy) !== wanted.kind) return { kind: "other-therapy" };
  if (facts.former?.withdrawn) return { kind: "withdrawn" };
  const untimely = untimelyOf(facts);
  if (untimely !== null) return untimely;
  const parts = missingOf(wanted, facts);
  if (parts.length > 0) return { kind: "missing", parts };
  if (wanted.items.length > MOST_ITEMS || new Set(wanted.items.map(({ key }) => key)).size < wanted.items.length)
    return { kind: "too-many-items" };
  for (const item of wanted.items) {
    const refusal = itemRefusal(item, wanted.kind);
    if (refusal !== null) return { kind: refusal, item: item.key };
  }
  const letter = unprintedLetter(`${facts.patient.name}\n${printedOf(wanted)}`);
  if (letter !== null) return { kind: "unprinted", letter };
  if (wanted.items.some(({ is }) => is === "drug") && !facts.patient.hasBirthdate) return { kind: "no-birthdate" };
  const warnings = warningsOf(wanted.items, facts).filter(({ item }) =>
    wanted.items.some(({ key, nevertheless }) => key === item && (nevertheless ?? "").trim() === ""),
  );
  return warnings.length > 0 ? { kind: "warned", warnings } : null;
}

/** All that is written and stands on the paper. */
const printedOf = (wanted: PrescriptionToSign): string =>
  [
    ...PRESCRIPTION_TEXTS.map((text) => wanted[text]),
    wanted.reason ?? "",
    ...wanted.items.flatMap((item) => [
      item.name,
      ...Object.values(item.details),
      ...item.ingredients,
      ...dosesOf(item),
      item.nevertheless ?? "",
    ]),
  ].join("\n");

/** How much a taper says for each of its steps. */
function dosesOf(item: PrescriptionItem): readonly string[] {
  const schedule = scheduleOf(item);
  return schedule.kind === "taper" ? schedule.steps.map(({ dose }) => dose) : [];
}

function untimelyOf({ booking, former, at }: WriteFacts): WriteRefusal | null {
  if (booking.state !== "in_progress" && booking.state !== "completed") return { kind: "too-early" };
  const until = signableUntil(booking, former);
  return until === null || at < until ? null : { kind: "too-late" };
}

/**
 * Until when the next version may be signed, in milliseconds since 1970; null: the consultation has not ended. Source:
 * specification/prescriptions.md, States of a prescription.
 */
export function signableUntil(booking: Pick<Booking, "history">, former: Prescription | null): number | null {
  if (former !== null) return former.versions[0].version.signedAt + OTHERS_WITHIN;
  const completed = completedAt(booking);
  return completed === null ? null : completed + FIRST_WITHIN;
}

function missingOf(
  { diagnosis, advice, items, reason }: PrescriptionToSign,
  { patient, consent, former }: WriteFacts,
): readonly MissingPart[] {
  const isEmpty = (text: string | null) => text === null || text.trim() === "";
  return [
    ...(isEmpty(provisionalDiagnosis(diagnosis) ?? diagnosis) ? (["diagnosis"] as const) : []),
    ...(isEmpty(advice) && items.length === 0 ? (["advice-or-item"] as const) : []),
    ...(patient.age === null ? (["age"] as const) : []),
    ...(patient.gender === null ? (["gender"] as const) : []),
    ...(isEmpty(consent) ? (["consent"] as const) : []),
    ...(former !== null && isEmpty(reason) ? (["reason"] as const) : []),
  ];
}

function itemRefusal(item: PrescriptionItem, kind: PrescriptionKind) {
  const { is, name, details, ingredients, start } = item;
  const rules = PRESCRIPTION_RULES[kind];
  if (rules.holds === "care-plan" && is === "drug") return "drug-in-care-plan";
  if (rules.holds === "drugs" && is !== "drug") return "no-drug";
  const isKnown = Object.keys(details).every((field) => rules.details.includes(field));
  const isNamed = name.trim() !== "" && (is === "task" || ingredients.length > 0) && ingredients.every((one) => searchedText(one) !== "");
  const isDosed = zeroAmounts(details).length === 0 && !isDoseTwice(item);
  return scheduleFaults(scheduleOf(item), start).size === 0 && isKnown && isNamed && isDosed ? null : "unusable-item";
}
