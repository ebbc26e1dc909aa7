import type { Gender } from "../identity/customer.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { Paise } from "../shared/money.ts";
import type { Position } from "../shipping/city.ts";
import type { Therapy } from "./therapies/therapy.ts";
import type { BilingualText } from "../shared/language.ts";

declare const practitionerBrand: unique symbol;

export type PractitionerId = string & { readonly [practitionerBrand]: true };

/** Throws a RangeError on an empty text. */
export function practitionerId(text: string): PractitionerId {
  if (text === "") throw new RangeError("a practitioner's id is not empty");
  return text as PractitionerId;
}

export const MODES = ["audio", "video"] as const;
export type Mode = (typeof MODES)[number];

/** Languages in which practitioners consult, by their ISO 639 codes. */
export const SPOKEN_LANGUAGES = ["en", "hi", "mr", "gu", "pa", "ur", "bn", "ta", "te", "kn", "ml", "or", "as", "sd", "kok", "sa"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

export type Clinic = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly at: Position;
};

/** What a consultation of so many minutes costs in a mode, taxes included. */
export type Fee = { readonly length: number; readonly mode: Mode; readonly amount: Paise };

/**
 * What everybody may know of a practitioner. `council`, `registration` null: no council registers their therapy. `practisingSince` is a
 * year. `cities`: where they want to be listed beside the cities of their clinics. `buffer`, `lead` in minutes, `horizon` in days.
 */
export type PublicPractitioner = {
  readonly id: PractitionerId;
  readonly name: string;
  readonly therapy: Therapy;
  readonly qualifications: readonly string[];
  readonly council: string | null;
  readonly registration: string | null;
  readonly languages: readonly SpokenLanguage[];
  readonly gender: Gender;
  readonly practisingSince: number;
  readonly cities: readonly string[];
  readonly clinics: readonly Clinic[];
  /** At least one: each length and mode that can be booked, with its fee. */
  readonly fees: readonly Fee[];
  readonly about: BilingualText | null;
  readonly picture: string | null;
  readonly buffer: number;
  readonly lead: number;
  readonly horizon: number;
};

/**
 * A practitioner as staff know them. `gst` is the rate of their bills in per cent; `account` the mobile of the account that is theirs;
 * `verifiedAt` when staff verified the registration, in milliseconds since 1970, null: not yet.
 */
export type Practitioner = PublicPractitioner & {
  readonly gst: number;
  readonly account: Mobile | null;
  readonly isActive: boolean;
  readonly verifiedAt: number | null;
};
