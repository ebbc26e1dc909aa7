import type { recordEntryWords as english } from "../record-entries.ts";

export const recordEntryWords: typeof english = {
  prescriptions: { title: "पर्चे", hint: "चिकित्सकों के आपके और परिवार के लिए लिखे पर्चे" },
  doses: { title: "ख़ुराक और व्यायाम", hint: "आज क्या लेना और करना है, यहाँ टिक करें" },
  access: { title: "आपका स्वास्थ्य डेटा किसने देखा", hint: "किस चिकित्सक ने क्या और कब पढ़ा" },
};
