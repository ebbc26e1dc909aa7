import type { healthSummaryPhrases as english } from "#web/features/desk/prescribing/wording/health-summary.ts";

export const healthSummaryPhrases: typeof english = {
  title: "एलर्जी, रोग, गर्भावस्था और दवाएँ",
  unreadable: "आप इस मरीज़ की स्वास्थ्य जानकारी नहीं पढ़ सकते। दवा लिखने से पहले एलर्जी, रोगों, गर्भावस्था और दवाओं के बारे में पूछ लें।",
  compared:
    "आपका लिखा इनसे और उम्र से मिलाया जाता है, कुछ जड़ी-बूटियों और दवाओं की सूची के अनुसार। किसी दवा पर कुछ न लिखा हो, तो इसका मतलब यह नहीं कि वह सुरक्षित है।",
  allergies: "एलर्जी",
  illnesses: "रोग",
  noIllnesses: "मरीज़ के अनुसार कोई नहीं",
  unnamedIllness: "कोई और, नाम नहीं बताया (कृपया पूछ लें)",
  pregnancy: "गर्भावस्था",
  takes: "लेते हैं",
  unanswered: "जवाब नहीं दिया। कृपया पूछ लें।",
  noAllergies: "मरीज़ के अनुसार कोई नहीं",
  noMedicines: "मरीज़ के अनुसार कोई दवा नहीं",
  unnamed: "हाँ, पर कौन-सी, यह नहीं बताया। कृपया पूछ लें।",
  reacting: ({ substances, reactions }) => `${substances}। असर: ${reactions}`,
  pregnancies: {
    pregnant: "गर्भवती",
    unsure: "शायद गर्भवती",
    breastfeeding: "स्तनपान कराती हैं",
    no: "नहीं",
  },
  pregnantInWeek: ({ week }) => `गर्भवती, हफ़्ता ${week}`,
};
