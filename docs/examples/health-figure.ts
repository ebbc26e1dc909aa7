import { bmi, exactly } from "niramaya/health";

const { formula, figures, band } = bmi({ weightKg: exactly(72.25), heightCm: exactly(170), ageYears: 34, pregnant: false });
console.log(formula, figures?.["bmi"], band);
