import type { trackerHeads as english } from "../tracker-heads.ts";

export const trackerHeads: typeof english = {
  water: { title: "पानी का ट्रैकर", lead: "हर गिलास पर एक बार दबाएँ। इंटरनेट के बिना भी चलता है, बाद में भेजा जाता है।" },
  sleep: { title: "नींद का ट्रैकर", lead: "शुभ रात्रि और सुप्रभात, या दोनों समय ख़ुद लिखें। झपकी भी गिनी जाती है।" },
  exercise: { title: "कसरत का ट्रैकर", lead: "आपने क्या किया और कितनी देर, और उसमें कितनी ऊर्जा लगी।" },
  addExercise: { title: "कसरत जोड़ें", lead: "खोजें कि आपने क्या किया; जो पिछली बार किया था वह पहले आता है।" },
  weight: { title: "BMI और चर्बी का ट्रैकर", lead: "समय के साथ आपका वज़न, सात दिन के औसत के साथ।" },
};
