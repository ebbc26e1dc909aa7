import type { Facts } from "#web/design/phrase.ts";

/** What came of BMI, waist and fat. */
export const bodyResultPhrases = {
  nothingYet: "Enter weight and height, and your BMI appears here.",
  says: ({ bmi, band }: Facts<"bmi" | "band">) => `BMI ${bmi}: ${band}`,
  saysAlone: ({ bmi }: Facts<"bmi">) => `BMI ${bmi}`,
  bands: { underweight: "underweight", normal: "healthy weight", overweight: "overweight", obese: "obese" },
  bandRanges: { underweight: "below 18.5", normal: "18.5 to 22.9", overweight: "23 to 24.9", obese: "25 and more" },
  band: ({ band, range }: Facts<"band" | "range">) => `${band}: ${range}`,
  yours: ({ band }: Facts<"band">) => `${band} (you)`,
  bandsTitle: "The Indian bands",
  scale: ({ bmi }: Facts<"bmi">) => `BMI ${bmi} on a scale of the Indian bands`,
  figures: {
    bmi: "BMI",
    healthy: "Healthy weight for your height",
    waist: "Waist limit",
    fat: "Body fat",
    fatKg: "of it in kg",
    leanKg: "The rest, in kg",
  },
  healthy: ({ from, to }: Facts<"from" | "to">) => `${from} to ${to} kg`,
  centimetres: ({ number }: Facts<"number">) => `${number} cm`,
  kilograms: ({ number }: Facts<"number">) => `${number} kg`,
  percent: ({ percent, spread }: Facts<"percent" | "spread">) => `${percent} % ± ${spread} points`,
  waists: {
    below: "Your waist is below the limit.",
    central: "Your waist is at or above the limit: more fat sits around the organs.",
  },
  notes: {
    child: "Under 18 these bands don't apply. A doctor compares BMI with age.",
    pregnant: "In pregnancy weight should rise: we show no band.",
    high_risk: "From 27.5 up, diabetes and heart disease are more common. Please see a doctor.",
    girths_missing: "Measurements are missing, so fat comes from BMI and age.",
    out_of_range: "That share is not possible. Please check the tape.",
  },
  fatNeeds: "For body fat, choose a formula and enter an age from 18.",
};
