import type { NamedItems } from "./lab-book-data.ts";

/** A customer's own page of lab bookings; `id` null: its address names none. `asked`: what its address asks to be booked. */
export type OwnLabPage = { readonly title: string; readonly lead: string; readonly id: string | null; readonly asked: NamedItems };
