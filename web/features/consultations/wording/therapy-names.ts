import type { Therapy } from "#core/consultations/therapies/therapy.ts";

/** What each therapy is called. */
export const therapyNames: Readonly<Record<Therapy, string>> = {
  ayurveda: "Ayurveda",
  homeopathy: "Homeopathy",
  yoga: "Yoga",
  physiotherapy: "Physiotherapy",
  nutrition: "Nutrition",
  siddha: "Siddha",
  unani: "Unani",
  naturopathy: "Naturopathy",
  chiropractic: "Chiropractic",
};
