/** What the account's menu says of somebody's health, as they told it. */
export const healthEntryWords = {
  profile: { title: "Health profile", hint: "Illnesses, allergies and medicines, for your practitioners" },
  assessments: { title: "Assessments", hint: "What you answered before consultations" },
};
