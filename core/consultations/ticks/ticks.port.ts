import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { DosePlace } from "./planned-dose.ts";

/** Which doses and exercises a customer has ticked, for themselves and their members. There is one tick a dose, however often it is put. */
export type Ticks = {
  /** `at`: when it was pressed, in milliseconds since 1970. The same again changes nothing. */
  put(customer: CustomerId, dose: DosePlace, at: number): Promise<void>;
  /**
   * The same unless `refusalOf` says something against it, seeing all ticks of that item in that booking: nobody else puts or sees them
   * there meanwhile. Answers what it said; null: it is ticked.
   */
  putUnless<Refusal>(
    customer: CustomerId,
    dose: DosePlace,
    by: { readonly at: number; readonly refusalOf: (ticked: readonly DosePlace[]) => Refusal | null },
  ): Promise<Refusal | null>;
  /** Takes a tick back; without one it changes nothing. */
  drop(customer: CustomerId, dose: DosePlace): Promise<void>;
  /** Those of doses from that day on. */
  since(customer: CustomerId, day: Day): Promise<readonly DosePlace[]>;
};
export const Ticks = token<Ticks>("Ticks");
