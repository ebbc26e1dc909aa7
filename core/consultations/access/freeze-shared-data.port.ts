import { token } from "../../shared/token.ts";
import type { Booking } from "../booking/booking.ts";

/**
 * Keeps a copy of what the patient of a booking shares for it, as their call begins at `at`, in milliseconds since 1970. Called again
 * before the call has begun, it takes the place of the copy before. Source: specification/assessments.md, States of an assessment.
 */
export type FreezeSharedData = (booking: Booking, at: number) => Promise<void>;
export const FreezeSharedData = token<FreezeSharedData>("FreezeSharedData");
