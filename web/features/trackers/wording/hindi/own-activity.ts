import type { ownActivityPhrases as english } from "../own-activity.ts";

export const ownActivityPhrases: typeof english = {
  none: "अभी कोई नहीं। ऊपर कुछ नहीं मिला, जैसे कबड्डी या गरबा? एक बार लिख लें। यह किसी और ग्राहक को नहीं मिलेगा।",
  add: "कोई गतिविधि जोड़ें",
  saved: "सेव हो गया। यह ऊपर खोज में मिलेगा।",
  removed: "हटा दिया गया। इससे जो लिखा जा चुका है, वह वैसा ही रहेगा।",
  name: "गतिविधि का नाम",
  noName: "कृपया एक पंक्ति में नाम लिखें",
  met: "कितनी मेहनत लगती है, मेट में",
  metHint: "पैदल चलना 3.8 है, बैडमिंटन 5.5, जॉगिंग 7.5: जो इसके जैसा लगे, वह लिखें।",
  wrongMet: "कृपया 0.9 से 25 तक मेट लिखें",
  told: ({ met }) => `मेट ${met}`,
  save: "गतिविधि सेव करें",
  leave: "रद्द करें",
  changeNamed: ({ name }) => `गतिविधि बदलें: ${name}`,
  removeNamed: ({ name }) => `गतिविधि हटाएँ: ${name}`,
  said: ({ name, met }) => `${name} (मेट ${met})`,
};
