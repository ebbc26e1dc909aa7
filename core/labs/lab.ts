import type { Pincode } from "../shipping/delivery-place.ts";

declare const labBrand: unique symbol;

export type LabId = string & { readonly [labBrand]: true };

export const labId = (id: string): LabId => id as LabId;

/** When a centre is open on some days of the week (1 Monday to 7 Sunday), in minutes of the Indian day. */
export type CentreHours = { readonly weekdays: readonly number[]; readonly from: number; readonly to: number };

/** What it is called and where it is. */
export type LabNames = { readonly name: string; readonly address: string };

/**
 * A laboratory with its centre; `hindi` null: its English names stand for both. Source: specification/labs.md, Tests, packages and labs.
 */
export type Lab = LabNames & {
  readonly id: LabId;
  readonly city: string;
  /** The number of its certificate of the National Accreditation Board for Testing and Calibration Laboratories. */
  readonly accreditation: string;
  /** Where its collectors come to people's homes. */
  readonly pincodes: readonly Pincode[];
  readonly hours: readonly CentreHours[];
  readonly hindi: LabNames | null;
};

/** As a booking keeps it: its names are those of that day. */
export type BookedLab = Pick<Lab, "id" | "name" | "address" | "city" | "hindi">;
