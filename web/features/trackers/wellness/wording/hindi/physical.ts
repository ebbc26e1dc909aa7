import type { physicalPhrases as english } from "../physical.ts";

export const physicalPhrases: typeof english = {
  title: "आपका शरीर",
  lead: "चटाई, कुर्सी, सीढ़ियों या साँस के लिए छोटे अभ्यास, हर एक घड़ी के साथ। आप जो करते हैं, वह अपने आप लिख लिया जाता है।",
  forVisitors: "साइन इन करने पर यहाँ आपके हफ़्ते की कसरत, नींद और पानी दिखता है, और पूरा किया अभ्यास लिखा जाता है।",
  week: "आपके पिछले सात दिन",
  moved: ({ minutes, of }) => `${of} में से ${minutes} मिनट की हलचल`,
  movedText: "मध्यम हलचल के मिनट, तेज़ के दोगुने। विश्व स्वास्थ्य संगठन हफ़्ते में 150 की सलाह देता है (2020)।",
  trackers: { exercise: "कसरत", sleep: "नींद", water: "पानी", meal: "खाना", weight: "वज़न" },
  average: ({ amount, noted }) => `औसत ${amount} (${noted})`,
  noDiagnosis: "कहीं दर्द हो तो रुक जाएँ। बीमार हों, गर्भवती हों या पक्का न हो, तो पहले डॉक्टर से पूछें।",
};
