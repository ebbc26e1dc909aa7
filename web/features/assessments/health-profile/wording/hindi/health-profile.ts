import type { healthProfilePhrases as english } from "#web/features/assessments/health-profile/wording/health-profile.ts";

export const healthProfilePhrases: typeof english = {
  unavailable: "आपकी स्वास्थ्य प्रोफ़ाइल अभी नहीं दिखाई जा सकती।",
  notHere: "यह व्यक्ति आपके परिवार के सदस्यों में नहीं है",
  notHereText: "यह लिंक आपके परिवार में किसी का नहीं है।",
  mine: "मेरी अपनी स्वास्थ्य प्रोफ़ाइल",
  pages: { conditions: "रोग, दवाएँ और एलर्जी", measures: "ऊँचाई, वज़न और रक्तचाप" },
  whoSaw: "मेरा स्वास्थ्य डेटा किसने देखा",
  saved: "सेव हो गया। जो असेसमेंट अभी नहीं भेजे गए हैं, उनमें यही आपका जवाब होगा।",
  savedWithout: ({ questions }) => `सेव हो गया, पर यह अभी बाक़ी है: ${questions} कृपया लिखें, ताकि इसका ध्यान रखा जा सके।`,
  notTaken: "यह सेव नहीं हुआ: कोई सवाल बदल गया है। कृपया पेज फिर से खोलें।",
};
