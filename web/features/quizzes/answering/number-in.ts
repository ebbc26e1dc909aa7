import { typedNumber } from "#core/shared/typed-number.ts";

/** null: nothing is typed; "none": what is typed is no number. */
export const numberIn = (typed: string): number | null | "none" => (typed.trim() === "" ? null : (typedNumber(typed) ?? "none"));
