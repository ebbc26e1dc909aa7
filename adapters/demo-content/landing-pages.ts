import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** Pages of the demo: what companies get, and one that holds a block of each kind. */
export const demoLandingPages: readonly LandingPage[] = [
  {
    name: "corporate",
    title: text("Care for companies", "कंपनियों के लिए देखभाल"),
    lead: text(
      "Consultations, lab tests and a yoga class a week for the people who work with you, wherever they sit.",
      "आपके साथ काम करने वालों के लिए परामर्श, लैब टेस्ट और हर हफ़्ते योग की कक्षा, वे जहाँ भी हों।",
    ),
    from: null,
    until: null,
    blocks: [
      {
        kind: "text",
        title: text("What your people get", "आपके लोगों को क्या मिलता है"),
        html: text(
          "<ul><li>Consultations in nine kinds of care, by audio or video, also in the evening.</li><li>Blood drawn at the office or at home, with reports that say what a figure means.</li><li>Challenges for teams that anybody may join, and nobody has to.</li></ul>",
          "<ul><li>नौ पद्धतियों में परामर्श, ऑडियो या वीडियो से, शाम को भी।</li><li>दफ़्तर या घर पर ख़ून का नमूना, और ऐसी रिपोर्ट जो बताए कि आँकड़े का मतलब क्या है।</li><li>टीमों के लिए चुनौतियाँ, जिनमें जो चाहे शामिल हो, कोई मजबूर नहीं।</li></ul>",
        ),
      },
      {
        kind: "text",
        title: text("What a company never sees", "कंपनी को क्या कभी नहीं दिखता"),
        html: text(
          "<p>Names, entries, results and appointments stay with whoever they belong to. A company gets counts alone, and those only from twenty people on.</p>",
          "<p>नाम, दर्ज बातें, नतीजे और अपॉइंटमेंट उसी के पास रहते हैं जिसके वे हैं। कंपनी को केवल गिनती मिलती है, और वह भी बीस लोगों से ऊपर।</p>",
        ),
      },
      {
        kind: "practitioners",
        title: text("Some who would talk to your people", "जो आपके लोगों से बात करेंगे"),
        therapy: null,
      },
      enquiry("Ask us for an offer", "हमसे प्रस्ताव माँगें"),
    ],
  },
  {
    name: "a-calmer-week",
    title: text("A calmer week", "एक शांत हफ़्ता"),
    lead: text(
      "Small things for seven days: what to drink, whom to ask, and a walk that counts.",
      "सात दिन के लिए छोटी-छोटी बातें: क्या पिएँ, किससे पूछें, और गिनी जाने वाली सैर।",
    ),
    from: null,
    until: null,
    blocks: [
      {
        kind: "banner",
        title: text("First the day, then the bottle", "पहले दिनचर्या, फिर शीशी"),
        text: text(
          "Sleep, food and a little movement do most of it. What holistic means to us stands on a page of its own.",
          "नींद, भोजन और थोड़ी हलचल से ज़्यादातर काम हो जाता है। होलिस्टिक से हमारा क्या मतलब है, यह अलग पेज पर है।",
        ),
        link: { title: text("What we mean by holistic", "होलिस्टिक से हमारा मतलब"), address: "/holistic" },
      },
      { kind: "shelf", title: text("From the Ayurveda shelf", "आयुर्वेद की शेल्फ़ से"), category: "ayurveda" },
      { kind: "practitioners", title: text("Who teaches yoga here", "यहाँ योग कौन सिखाता है"), therapy: "yoga" },
      {
        kind: "quiz",
        id: "help-at-home",
        title: text("Would you know what to do?", "क्या आपको पता होगा कि क्या करना है?"),
        text: text("A quiz about first aid, with a source for each answer.", "प्राथमिक उपचार पर क्विज़, हर उत्तर के स्रोत के साथ।"),
      },
      {
        kind: "challenge",
        id: "demo-challenge-steps",
        title: text("Two weeks of steps", "दो हफ़्ते के कदम"),
        text: text("Walk with others, each at their own pace.", "औरों के साथ चलें, हर कोई अपनी चाल से।"),
      },
      {
        kind: "event",
        id: "morning-breathing",
        title: text("Breathe together on Saturday", "शनिवार को साथ में साँस लें"),
        text: text("Forty minutes with a yoga teacher, from wherever you are.", "योग शिक्षक के साथ चालीस मिनट, आप जहाँ भी हों।"),
      },
      {
        kind: "text",
        title: text("One evening at a time", "एक बार में एक शाम"),
        html: text(
          "<p>Choose <b>one</b> thing a day:</p><ol><li>dinner before eight,</li><li>ten minutes of walking,</li><li>no screen in bed.</li></ol>",
          "<p>दिन में <b>एक</b> बात चुनें:</p><ol><li>आठ से पहले रात का खाना,</li><li>दस मिनट की सैर,</li><li>बिस्तर पर स्क्रीन नहीं।</li></ol>",
        ),
      },
      enquiry("The same for your team", "यही आपकी टीम के लिए"),
    ],
  },
];

function text(english: string, hindi: string): BilingualText {
  return { english, hindi };
}

function enquiry(english: string, hindi: string): LandingBlock {
  return { kind: "enquiry", title: text(english, hindi) };
}
