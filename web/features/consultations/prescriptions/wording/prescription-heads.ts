const LEAD = "What your practitioners prescribed, version by version.";

/** What the pages of prescriptions say of themselves before their code has come. */
export const prescriptionHeads = {
  any: { title: "Prescriptions", lead: LEAD },
  ayurveda: { title: "Ayurveda prescriptions", lead: LEAD },
  homeopathy: { title: "Homeopathy prescriptions", lead: LEAD },
  unani: { title: "Unani prescriptions", lead: LEAD },
  yoga: { title: "Yoga plans", lead: LEAD },
  physiotherapy: { title: "Physiotherapy plans", lead: LEAD },
  nutrition: { title: "Nutrition plans", lead: LEAD },
  custom: { title: "Prescriptions of other therapies", lead: LEAD },
};
