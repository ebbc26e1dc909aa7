import { zeroAmounts } from "#core/consultations/prescriptions/dose-amount.ts";
import { scheduleOf } from "#core/consultations/prescriptions/schedule.ts";
import { scheduleFaults } from "#core/consultations/prescriptions/schedule-faults.ts";
import { dayIn } from "#core/shared/day.ts";
import { EMPTY_SCHEDULE, listed, scheduleFormOf, scheduleIn } from "./schedule-form.ts";
import type { ItemDescription, PrescriptionItem } from "#core/consultations/prescriptions/prescription.ts";
import type { ScheduleFault } from "#core/consultations/prescriptions/schedule-faults.ts";
import type { Day } from "#core/shared/day.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** An item as it stands in the form: lists are texts with commas, and numbers texts. */
export type ItemForm = Pick<ItemDescription, "key" | "is" | "name" | "details"> &
  ScheduleForm & {
    readonly ingredients: string;
    readonly start: string;
    readonly nevertheless: string;
  };

/** An item of which nothing is written yet. */
export const emptyItem = (key: string, is: ItemForm["is"], today: Day): ItemForm => ({
  ...{ key, is, name: "", details: {}, ingredients: "", nevertheless: "" },
  ...EMPTY_SCHEDULE,
  start: today,
});

export const itemFormOf = (item: PrescriptionItem): ItemForm => {
  const { key, is, name, details, ingredients, start, nevertheless } = item;
  const form = scheduleFormOf(item);
  const { dose = "", ...others } = details;
  const isTaper = form.choice === "taper";
  return {
    ...{ key, is, name, details: isTaper ? others : details, start, nevertheless: nevertheless ?? "" },
    ...form,
    ...(isTaper ? { steps: form.steps.map((step) => (step.dose === "" ? { ...step, dose } : step)) } : {}),
    ingredients: ingredients.join(", "),
  };
};

/** "amount": one of its details says an amount of nothing. */
export type ItemFault = "name" | "amount" | ScheduleFault;

/** The fields of an item that can't be signed as they stand. */
export function faultsOf(form: ItemForm, today: Day): ReadonlySet<ItemFault> {
  const item = itemIn(form, today);
  return new Set<ItemFault>([
    ...(item.name === "" ? (["name"] as const) : []),
    ...(zeroAmounts(item.details).length > 0 ? (["amount"] as const) : []),
    ...scheduleFaults(scheduleOf(item), item.start),
  ]);
}

/** A field of an item's details that counts: what is taken in steps says in each of them how much. */
export const isDetailOf = ({ choice }: Pick<ItemForm, "choice">, field: string): boolean => field !== "dose" || choice !== "taper";

/** A day that can't be read is `today`. */
export function itemIn({ key, is, name, details, ...form }: ItemForm, today: Day): PrescriptionItem {
  const ingredients = listed(form.ingredients);
  const named = name.trim();
  const nevertheless = form.nevertheless.trim();
  return {
    ...{ key, is, name: named },
    details: Object.fromEntries(Object.entries(details).filter(([field, text]) => text.trim() !== "" && isDetailOf(form, field))),
    ingredients: is === "task" ? [] : ingredients.length > 0 || named === "" ? ingredients : [named],
    start: dayIn(form.start) ?? today,
    nevertheless: nevertheless === "" ? null : nevertheless,
    ...scheduleIn(form),
  };
}
