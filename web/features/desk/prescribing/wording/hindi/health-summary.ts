import type { healthSummaryPhrases as english } from "#web/features/desk/prescribing/wording/health-summary.ts";

export const healthSummaryPhrases: typeof english = {
  title: "एलर्जी, गर्भावस्था और दवाएँ",
  unreadable: "आप इस मरीज़ की स्वास्थ्य जानकारी नहीं पढ़ सकते। दवा लिखने से पहले एलर्जी, गर्भावस्था और दवाओं के बारे में पूछ लें।",
  allergies: "एलर्जी",
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
