const BEFORE = "Answer a practitioner's questions before the consultation, in your own time.";

/** What the pages of assessments say of themselves before their code has come. */
export const assessmentHeads = {
  ayurveda: { title: "Ayurveda assessment", lead: BEFORE },
  yoga: { title: "Yoga assessment", lead: BEFORE },
  physio: { title: "Physiotherapy assessment", lead: BEFORE },
  nutrition: { title: "Nutrition assessment", lead: BEFORE },
  homeopathy: { title: "Homeopathy assessment", lead: BEFORE },
  siddha: { title: "Siddha assessment", lead: BEFORE },
  unani: { title: "Unani assessment", lead: BEFORE },
  default: { title: "Assessment before a consultation", lead: BEFORE },
  summary: { title: "Your assessments", lead: "What you answered, in order." },
  yogaSummary: { title: "Your yoga assessments", lead: "What you answered before practising." },
};
