import type { accountWords as english } from "../account.ts";

export const accountWords: typeof english = {
  signOut: "साइन आउट",
  points: ({ points }) => `${points} पॉइंट`,
  entries: {
    profile: "मेरी प्रोफ़ाइल",
    addresses: "पते",
    members: "मेरे सदस्य",
    invite: "दोस्त को बुलाएँ",
    password: "पासवर्ड",
    data: "आपका डेटा",
    leave: "खाता हटाएँ",
  },
  hints: {
    profile: "नाम, तस्वीर, मोबाइल, ई-मेल",
    addresses: "आपके पार्सल कहाँ पहुँचें",
    members: "जिनकी आप देखभाल करते हैं",
    invite: "दोस्तों को हमारे बारे में बताएँ",
    password: "बनाएँ या बदलें",
    data: "हम जो रखते हैं, डाउनलोड करें",
    leave: "30 दिन तक वापस मिल सकता है",
  },
};
