/** What the pages of the health profile say of themselves before their code has come. */
export const healthProfileHeads = {
  conditions: {
    title: "Medical condition",
    lead: "Illnesses, medicines, allergies and pregnancy: enter them once, and they are suggested whenever an assessment asks.",
  },
  measures: {
    title: "Height, weight and blood pressure",
    lead: "Enter them once, and they are suggested whenever an assessment asks.",
  },
};
