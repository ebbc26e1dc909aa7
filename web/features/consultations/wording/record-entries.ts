/** What the account's menu says of the record of somebody's care. */
export const recordEntryWords = {
  prescriptions: { title: "Prescriptions", hint: "What practitioners have signed for you and your family" },
  doses: { title: "Doses and exercises", hint: "What is to be taken and done today, to tick off" },
  access: { title: "Who saw your health data", hint: "Which practitioner read what, and when" },
};
