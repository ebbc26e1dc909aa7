/** What the account's menu says of events: apart from what their page says. */
export const eventsEntryWords = { title: "Events", hint: "Talks, classes and walks to come, each with your seat" };
