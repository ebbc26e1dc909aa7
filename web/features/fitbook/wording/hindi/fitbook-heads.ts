import type { fitbookHeads as english } from "../fitbook-heads.ts";

/** Titles of Fitbook's pages, and what each is about. */
export const fitbookHeads: typeof english = {
  feed: { title: "फ़िटबुक", lead: "सेहत के लिए जो करते हैं उसे अपने चुने हुए लोगों से साझा करें, और दूसरों का साझा किया पढ़ें।" },
  post: { title: "पोस्ट", lead: "फ़िटबुक की एक पोस्ट, उनके लिए जिन्हें लिखने वाले ने चुना।" },
  people: { title: "लोग", lead: "लोगों को नाम से खोजें, और जो आपको फ़ॉलो करना चाहते हैं उन्हें जवाब दें।" },
  profile: { title: "फ़िटबुक प्रोफ़ाइल", lead: "फ़िटबुक में कोई कौन है, जितना वे आपको दिखाते हैं।" },
  challenges: { title: "चुनौतियाँ", lead: "साथियों को चुनौती दें: आने वाली, जारी और पूरी चुनौतियाँ।" },
  challenge: { title: "चुनौती", lead: "चुनौती में क्या गिना जाता है, आपका स्थान और आपके दिन।" },
  board: { title: "स्थान-सूची", lead: "चुनौती के खिलाड़ी, स्थान के क्रम में।" },
  makeChallenge: { title: "नई चुनौती", lead: "चुनें कि क्या गिना जाए, कब से कब तक, और कौन शामिल हो सकता है।" },
  editChallenge: { title: "चुनौती बदलें", lead: "चुनौती उसके पहले दिन तक बदली जा सकती है।" },
  pages: "फ़िटबुक",
  posts: "पोस्ट",
  ownProfile: "मेरी प्रोफ़ाइल",
  reading: "फ़िटबुक लाई जा रही है",
};
