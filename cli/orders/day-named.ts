import { dayIn } from "#core/shared/day.ts";
import type { Day } from "#core/shared/day.ts";

/** null: none was named. */
export const dayNamed = (text: string | undefined): Day | null | "none" => (text === undefined ? null : (dayIn(text) ?? "none"));
