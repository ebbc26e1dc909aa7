/** What the account's menu says of notifications: apart from what their page says. */
export const notificationsEntryWords = { title: "Notifications", hint: "Requests and news" };
