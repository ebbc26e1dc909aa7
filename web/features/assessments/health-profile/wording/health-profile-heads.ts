/** What the pages of the health profile say of themselves before their code has come. */
export const healthProfileHeads = {
  conditions: {
    title: "Medical condition",
    lead: "Illnesses, medicines, allergies and pregnancy: enter them once. The practitioners of your appointments can read them, and assessments suggest them as your answers.",
  },
  measures: {
    title: "Height, weight and blood pressure",
    lead: "Enter them once. The practitioners of your appointments can read them, and assessments suggest them as your answers.",
  },
};
