import type { healthEntryWords as english } from "../account-entries.ts";

export const healthEntryWords: typeof english = {
  profile: { title: "स्वास्थ्य प्रोफ़ाइल", hint: "बीमारियाँ, एलर्जी और दवाएँ, आपके चिकित्सकों के लिए" },
  assessments: { title: "असेसमेंट", hint: "परामर्श से पहले आपके दिए जवाब" },
};
