/** The form of BMI, waist and fat. */
export const bodyPhrases = {
  form: "About you",
  tape: "With a tape",
  tapeHint: "Leave these empty and body fat is estimated from BMI and age instead.",
  places: { neck: "Neck", waist: "Waist", hip: "Hip" },
  placeHints: {
    neck: "Just below the larynx",
    waist: "Midway between the lowest rib and the hip bone, after breathing out",
    hip: "Around the widest place. Counts in the formula for women.",
  },
  picture: "Where the tape lies: at the neck, the waist and the hip",
  girthUnit: "Unit of the tape",
  result: "Your result",
};
