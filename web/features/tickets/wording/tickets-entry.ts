/** What the account's menu says of tickets: apart from what their pages say. */
export const ticketsEntryWords = { title: "My tickets", hint: "Questions about your orders and bookings" };
