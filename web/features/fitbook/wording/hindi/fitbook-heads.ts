import type { fitbookHeads as english } from "../fitbook-heads.ts";

/** Titles of Fitbook's pages, and what each is about. */
export const fitbookHeads: typeof english = {
  people: { title: "लोग", lead: "लोगों को नाम से खोजें, और जो आपको फ़ॉलो करना चाहते हैं उन्हें जवाब दें।" },
  profile: { title: "फ़िटबुक प्रोफ़ाइल", lead: "फ़िटबुक में कोई कौन है, जितना वे आपको दिखाते हैं।" },
  pages: "फ़िटबुक",
  ownProfile: "मेरी प्रोफ़ाइल",
  reading: "फ़िटबुक लाई जा रही है",
};
