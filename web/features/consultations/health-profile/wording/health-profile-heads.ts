/** What the pages of the health profile say of themselves before their code has come. */
export const healthProfileHeads = {
  conditions: {
    title: "Medical condition",
    lead: "Illnesses, medicines, allergies and pregnancy: told once, and offered as answers whenever an assessment asks.",
  },
  measures: {
    title: "Height, weight and blood pressure",
    lead: "Told once, and offered as answers whenever an assessment asks.",
  },
};
