/** What the account's menu says of reward points: apart from what their page says. */
export const pointsEntryWords = { title: "Reward points", hint: "What you earned, and how" };
