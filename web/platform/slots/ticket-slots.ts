/** Where a customer sees what their ticket is about, by its id. Its file ticket-slots.ts is loaded with the pages of tickets. */
export type TicketSlots = {
  readonly appointment?: (id: string) => string;
  readonly "lab-booking"?: (id: string) => string;
};
