import { DAY_PARTS } from "#core/consultations/prescriptions/prescription.ts";
import { isItemTime, MOST_DAYS } from "#core/consultations/prescriptions/write-refusal.ts";
import { asciiDigits } from "#core/shared/ascii-digits.ts";
import { dayIn } from "#core/shared/day.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
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

/** Beyond what a draft keeps nothing can be meant. */
const MOST_DRAFTED_DAYS = 9_999;

export const itemFormOf = ({ key, is, name, details, ingredients, times, start, days, nevertheless }: PrescriptionItem): ItemForm => ({
  ...{ key, is, name, details, start, nevertheless: nevertheless ?? "" },
  ingredients: ingredients.join(", "),
  parts: times.filter(isPart),
  hours: times.filter((time) => !isPart(time)).join(", "),
  days: days === 0 ? "" : String(days),
});

export type ItemFault = "name" | "times" | "other-times" | "days";

/** The fields of an item that can't be signed as they stand. */
export function faultsOf(form: ItemForm, today: Day): ReadonlySet<ItemFault> {
  const { name, times, days } = itemIn(form, today);
  return new Set<ItemFault>([
    ...(name === "" ? (["name"] as const) : []),
    ...(times.length === 0 ? (["times"] as const) : []),
    ...(times.every(isItemTime) ? [] : (["other-times"] as const)),
    ...(days >= 1 && days <= MOST_DAYS ? [] : (["days"] as const)),
  ]);
}

/** A day that can't be read is `today`, a number of days that can't be read none, and a time that can't be read stays as it is. */
export function itemIn({ key, is, name, details, ...form }: ItemForm, today: Day): PrescriptionItem {
  const ingredients = listed(form.ingredients);
  const named = name.trim();
  const nevertheless = form.nevertheless.trim();
  return {
    ...{ key, is, name: named },
    details: Object.fromEntries(Object.entries(details).filter(([, text]) => text.trim() !== "")),
    ingredients: is === "task" ? [] : ingredients.length > 0 || named === "" ? ingredients : [named],
    times: [...DAY_PARTS.filter((part) => form.parts.includes(part)), ...new Set(listed(form.hours).map(timeIn))],
    start: dayIn(form.start) ?? today,
    days: typedWhole(form.days, MOST_DRAFTED_DAYS) ?? 0,
    nevertheless: nevertheless === "" ? null : nevertheless,
  };
}

/** A time as somebody types it, such as 7.30, 5 pm or 17:00: 07:30, 17:00. */
function timeIn(text: string): string {
  const [, hours = "", minutes = "00", half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(asciiDigits(text)) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const isKnown = half === undefined ? hours !== "" : Number(hours) >= 1 && Number(hours) <= 12;
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return isKnown && isItemTime(time) ? time : text;
}

const isPart = (time: string): boolean => DAY_PARTS.some((part) => part === time);
const listed = (text: string): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
