/** A customer's own page of bookings; `id` null: its address names none. */
export type OwnBooking = { readonly title: string; readonly lead: string; readonly id: string | null };
