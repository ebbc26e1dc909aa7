import type { suggestionPhrases as english } from "../suggestions.ts";

/** What is said of people whom one may want to follow. */
export const suggestionPhrases: typeof english = {
  title: "जिन्हें आप फ़ॉलो करना चाहें",
  reading: "लोग खोजे जा रहे हैं",
  unavailable: "सुझाव अभी लोड नहीं हो सके।",
  none: "अभी कोई सुझाव नहीं। सुझाव उन लोगों से आते हैं जिन्हें आप फ़ॉलो करते हैं और आपके समूहों से, संपर्कों या ऑर्डर से कभी नहीं।",
  followedBy: {
    one: ({ name, count }) => `आप जिन्हें फ़ॉलो करते हैं, उनमें ${name} और ${count} अन्य व्यक्ति इन्हें फ़ॉलो करते हैं`,
    other: ({ name, count }) => `आप जिन्हें फ़ॉलो करते हैं, उनमें ${name} और ${count} अन्य लोग इन्हें फ़ॉलो करते हैं`,
  },
  inGroup: ({ group }) => `“${group}” में आपके साथ`,
  inGroups: {
    one: ({ group, count }) => `“${group}” और आपके ${count} अन्य समूह में`,
    other: ({ group, count }) => `“${group}” और आपके ${count} अन्य समूहों में`,
  },
  dismiss: "अभी नहीं",
  dismissed: ({ name, days }) => `${days} दिन तक ${name} का सुझाव नहीं दिया जाएगा।`,
  undo: "वापस लें",
  asked: ({ name }) => `आपने ${name} को फ़ॉलो करने के लिए पूछा।`,
  all: "सभी सुझाव",
  find: "लोगों को खोजें",
  groups: "समूह देखें",
};
