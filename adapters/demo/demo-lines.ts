import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { daysAfter, monthsAfter } from "#core/shared/day.ts";
import type { Day } from "#core/shared/day.ts";

/** A file of this folder, as staff import such files. */
export type DemoFile =
  | "calendars"
  | "coupons"
  | "events"
  | "health-plans"
  | "hospitals"
  | "labs"
  | "landing-pages"
  | "pincodes"
  | "practitioners"
  | "products"
  | "quizzes"
  | "shipping";

const folder = dirname(fileURLToPath(import.meta.url));

/** The lines of a file, in which every day that is counted from today is the one that it is on `today`. */
export const demoLines = (file: DemoFile, today: Day): readonly string[] =>
  readFileSync(join(folder, `${file}.ndjson`), "utf8")
    .replace(COUNTED, (_, months = "0", days = "0") => `"${daysAfter(monthsAfter(today, Number(months)), Number(days))}`)
    .trimEnd()
    .split("\n");

/** Texts such as "today", "today-4", "today+5T06:30" and "today+8 months+13", up to the time. */
const COUNTED = /"today(?:\+(\d+) months)?([+-]\d+)?(?=["T])/g;
