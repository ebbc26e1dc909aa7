import { DAY_PARTS } from "#core/consultations/prescriptions/prescription.ts";
import { dayIn } from "#core/shared/day.ts";
import type { PrescriptionItem } from "#core/consultations/prescriptions/prescription.ts";
import type { Day } from "#core/shared/day.ts";

/** An item as it stands in the form: lists are texts with commas, and numbers texts. `parts` are those of the day, `hours` other times. */
export type ItemForm = Pick<PrescriptionItem, "key" | "is" | "name" | "details"> & {
  readonly ingredients: string;
  readonly parts: readonly string[];
  readonly hours: string;
  readonly start: string;
  readonly days: string;
  readonly nevertheless: string;
};

export const itemFormOf = ({ key, is, name, details, ingredients, times, start, days, nevertheless }: PrescriptionItem): ItemForm => ({
  ...{ key, is, name, details, start, nevertheless: nevertheless ?? "" },
  ingredients: ingredients.join(", "),
  parts: times.filter(isPart),
  hours: times.filter((time) => !isPart(time)).join(", "),
  days: days === 0 ? "" : String(days),
});

/** A day that can't be read is `today`, and a number of days that can't be read none. */
export function itemIn({ key, is, name, details, ...form }: ItemForm, today: Day): PrescriptionItem {
  const ingredients = listed(form.ingredients);
  const named = name.trim();
  const nevertheless = form.nevertheless.trim();
  return {
    ...{ key, is, name: named },
    details: Object.fromEntries(Object.entries(details).filter(([, text]) => text.trim() !== "")),
    ingredients: is === "task" ? [] : ingredients.length > 0 || named === "" ? ingredients : [named],
    times: [...DAY_PARTS.filter((part) => form.parts.includes(part)), ...listed(form.hours)],
    start: dayIn(form.start) ?? today,
    days: /^\d{1,4}$/.test(form.days.trim()) ? Number(form.days) : 0,
    nevertheless: nevertheless === "" ? null : nevertheless,
  };
}

const isPart = (time: string): boolean => DAY_PARTS.some((part) => part === time);
const listed = (text: string): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
