import { token } from "../../shared/token.ts";
import type { Booking } from "../booking/booking.ts";

/**
 * What a patient has told of their allergies, in their own words; none: nothing was told. Source: specification/prescriptions.md, Items by
 * therapy.
 */
export type KnownAllergies = (patient: Pick<Booking, "customer" | "member">) => Promise<readonly string[]>;
export const KnownAllergies = token<KnownAllergies>("KnownAllergies");
