/** What the account's menu says of lab bookings: apart from what their page says. */
export const labBookingsEntryWords = { title: "Lab bookings", hint: "Samples, reports and bills of your tests" };
