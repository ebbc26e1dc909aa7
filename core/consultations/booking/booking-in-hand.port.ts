import { token } from "../../shared/token.ts";

/**
 * The booking that somebody is about to pay for on this device; null: none. It opens nothing: whose it is, the shop knows. Source:
 * specification/site.md, What the browser keeps.
 */
export type BookingInHand = { read(): string | null; put(id: string | null): void };
export const BookingInHand = token<BookingInHand>("BookingInHand");
