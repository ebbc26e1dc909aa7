import type { exercisePhrases as english } from "../exercise.ts";

export const exercisePhrases: typeof english = {
  add: "कसरत जोड़ें",
  search: "कसरत खोजें",
  searchHint: "जैसे चलना, योग या क्रिकेट। क़दमों के लिए यहाँ पैदल चलना और उसके मिनट लिखें; क़दमों की गिनती फ़िटबुक की क़दमों वाली चुनौती में लिखी जाती है।",
  what: "आपने क्या किया?",
  chooseOne: "कृपया चुनें कि आपने क्या किया",
  minutes: "मिनट",
  wrongMinutes: "कृपया 1 से 1440 पूरे मिनट लिखें",
  weight: "आपका वज़न, किग्रा में",
  weightHint: "ऊर्जा का हिसाब इसी से लगता है। यह भी लिख लिया जाता है, ताकि दोबारा न पूछना पड़े।",
  weightKept: "यह कसरत के साथ रखा जाता है और लिख भी लिया जाता है, ताकि दोबारा न पूछना पड़े।",
  wrongWeight: "कृपया 20 से 400 किग्रा लिखें",
  start: "स्टॉपवॉच शुरू करें",
  stop: "रोकें",
  since: ({ moment }) => `${moment} से चल रही है।`,
  ownActivities: "आपकी अपनी गतिविधियाँ",
  note: "यह कसरत लिख लें",
  howItIsWorkedOut: "ऊर्जा = मेट × वज़न × घंटे। मेट 2024 के वयस्क संग्रह के हैं, 19 से 59 साल के लोगों के लिए।",
  kcal: ({ minutes, kcal }) => `${minutes}, ${kcal} किलोकैलोरी`,
  named: ({ name, amount }) => `${name}: ${amount}`,
};
