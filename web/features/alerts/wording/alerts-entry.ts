/** What the account's menu says of alerts: apart from what their pages say. */
export const alertsEntryWords = { title: "Alerts", hint: "What we'll tell you about" };
