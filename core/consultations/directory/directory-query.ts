import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { Position } from "../../shipping/city.ts";
import type { Mode, SpokenLanguage } from "../practitioner.ts";

export const DIRECTORY_ORDERS = ["soonest", "fee", "rating", "experience", "distance"] as const;
export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number];

/**
 * Who is sought; null: it does not matter. `type` and `city` as somebody writes them, `near` within 25 km, `experience` in years, `rating`
 * the lowest mean.
 */
export type DirectoryFilter = {
  readonly type: string;
  readonly city: string | null;
  readonly near: Position | null;
  /** Part of a name or qualification. */
  readonly title: string | null;
  readonly language: SpokenLanguage | null;
  readonly gender: Gender | null;
  readonly mode: Mode | null;
  readonly maxFee: Paise | null;
  readonly experience: number | null;
  readonly rating: number | null;
  /** Free on this day. */
  readonly day: Day | null;
  /** With a free time within so many days, today included. */
  readonly withinDays: number | null;
};

/** `after`: the key of the entry after which the page begins; null: the first page. */
export type DirectoryQuery = DirectoryFilter & { readonly order: DirectoryOrder; readonly after: string | null };

export const ANYBODY_AT_ALL: DirectoryFilter = {
  type: "",
  city: null,
  near: null,
  title: null,
  language: null,
  gender: null,
  mode: null,
  maxFee: null,
  experience: null,
  rating: null,
  day: null,
  withinDays: null,
};
