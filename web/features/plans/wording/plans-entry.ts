/** What the account's menu says of health plans: apart from what their page says. */
export const plansEntryWords = { title: "Health plans", hint: "What your plan covers, and what is left of it" };
