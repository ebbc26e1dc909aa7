import type { ComponentType } from "react";

/** What a feature adds to the page of a customer's own data. Its file own-data-slots.ts is loaded with that page. */
export type OwnDataSlots = {
  /** The way to who read the customer's health data, and to taking it along. */
  readonly care?: ComponentType;
};
