import { zeroAmounts } from "#core/consultations/prescriptions/dose-amount.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { scheduleFaults } from "#core/consultations/prescriptions/schedule-faults.ts";
import { firstWholeDay } from "#core/consultations/ticks/passed-doses.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { EMPTY_SCHEDULE, listed, scheduleFormOf, scheduleIn } from "./schedule-form.ts";
import type { ItemDescription, PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";
import type { ScheduleFault } from "#core/consultations/prescriptions/schedule-faults.ts";
import type { Day } from "#core/shared/day.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** An item as it stands in the form: lists are texts with commas, and numbers texts. */
export type ItemForm = Pick<ItemDescription, "key" | "is" | "name" | "details"> &
  ScheduleForm & {
    readonly ingredients: string;
    readonly start: string;
    /** Somebody chose the first day; else it follows the times. */
    readonly isStartChosen: boolean;
    readonly nevertheless: string;
  };

/** An item of which nothing is written yet. */
export const emptyItem = (key: string, is: ItemForm["is"], today: Day): ItemForm => ({
  key,
  is,
  name: "",
  details: {},
  ingredients: "",
  nevertheless: "",
  ...EMPTY_SCHEDULE,
  start: today,
  isStartChosen: false,
});

export const itemFormOf = (item: PrescriptionItem): ItemForm => {
  const { key, is, name, details, ingredients, start, nevertheless } = item;
  const form = scheduleFormOf(item);
  const { dose = "", ...others } = details;
  const isTaper = form.choice === "taper";
  return {
    key,
    is,
    name,
    details: isTaper ? others : details,
    nevertheless: nevertheless ?? "",
    start,
    isStartChosen: true,
    ...form,
    ...(isTaper ? { steps: form.steps.map((step) => (step.dose === "" ? { ...step, dose } : step)) } : {}),
    ingredients: ingredients.join(", "),
  };
};

/** The first day that is proposed for an item, at a time in milliseconds since 1970: the first of which none of its doses has passed. */
export function proposedStart(form: ItemForm, at: number): Day {
  const lasting = { days: "1", doses: "99", steps: form.steps.map((step) => ({ ...step, days: "1" })) }; // What is not typed yet leaves no dose out.
  return firstWholeDay(itemIn({ ...form, ...lasting }, indianDay(at)), at);
}

/** The detail that says how much of a medicine is taken, or how it is used; null: those of its kind have none. */
export const doseFieldOf = (kind: PrescriptionKind): string | null =>
  ["dose", "instructions"].find((field) => PRESCRIPTION_RULES[kind].details.includes(field)) ?? null;

/**
 * "amount": one of its details says an amount of nothing. "dose", "step-dose": a medicine, or a step of its taper, does not say how much.
 */
export type ItemFault = "name" | "amount" | "dose" | "step-dose" | ScheduleFault;

/** What the desk asks for before an item is shown as it will look: what can't be signed as it stands, and the dose of a medicine. */
export function faultsOf(
  form: ItemForm,
  { kind, today }: { readonly kind: PrescriptionKind; readonly today: Day },
): ReadonlySet<ItemFault> {
  const item = itemIn(form, today);
  return new Set<ItemFault>([
    ...(item.name === "" ? (["name"] as const) : []),
    ...(zeroAmounts(item.details).length > 0 ? (["amount"] as const) : []),
    ...(item.is === "drug" ? doseFaults(form, item, kind) : []),
    ...scheduleFaults(scheduleOf(item), item.start),
  ]);
}

function doseFaults({ choice, steps }: ItemForm, { details }: PrescriptionItem, kind: PrescriptionKind): readonly ("dose" | "step-dose")[] {
  if (choice === "taper") return steps.some(({ dose }) => dose.trim() === "") ? ["step-dose"] : [];
  const field = doseFieldOf(kind);
  return field !== null && details[field] === undefined ? ["dose"] : [];
}

/** A field of an item's details that counts: what is taken in steps says in each of them how much. */
export const isDetailOf = ({ choice }: Pick<ItemForm, "choice">, field: string): boolean => field !== "dose" || choice !== "taper";

/** A day that can't be read is `today`. */
export function itemIn({ key, is, name, details, ...form }: Omit<ItemForm, "isStartChosen">, today: Day): PrescriptionItem {
  const ingredients = listed(form.ingredients);
  const named = name.trim();
  const nevertheless = form.nevertheless.trim();
  return {
    key,
    is,
    name: named,
    details: Object.fromEntries(Object.entries(details).filter(([field, text]) => text.trim() !== "" && isDetailOf(form, field))),
    ingredients: is === "task" ? [] : ingredients.length > 0 || named === "" ? ingredients : [named],
    start: dayIn(form.start) ?? today,
    nevertheless: nevertheless === "" ? null : nevertheless,
    ...scheduleIn(form),
  };
}
