import type { EventId } from "../listed-event.ts";

/**
 * What staff should look at in an event: offers whose time was over before `since` and that nothing ended, or seats and places that are not
 * as many as people have. Instants in milliseconds since 1970.
 */
export type EventTrouble =
  | { readonly kind: "offer-outlived"; readonly event: EventId; readonly offers: number; readonly since: number }
  | { readonly kind: "miscounted"; readonly event: EventId; readonly taken: number; readonly counted: number };
