import type { bodyPhrases as english } from "../body.ts";

export const bodyPhrases: typeof english = {
  form: "आपके बारे में",
  tape: "फीते से",
  tapeHint: "इन्हें ख़ाली छोड़ें, तो शरीर की चर्बी का अंदाज़ा BMI और उम्र से लगेगा।",
  places: { neck: "गर्दन", waist: "कमर", hip: "कूल्हा" },
  placeHints: {
    neck: "कंठ के ठीक नीचे",
    waist: "सबसे निचली पसली और कूल्हे की हड्डी के बीचोंबीच, साँस छोड़ने के बाद",
    hip: "सबसे चौड़ी जगह पर। महिलाओं के सूत्र में गिना जाता है।",
  },
  picture: "फीता कहाँ लगे: गर्दन, कमर और कूल्हे पर",
  girthUnit: "फीते की इकाई",
  result: "आपका नतीजा",
};
