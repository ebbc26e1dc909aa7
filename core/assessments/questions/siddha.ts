import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a siddha practitioner asks of what is examined otherwise by hand and eye. Source: specification/assessments.md, Questionnaires. */
export const siddha: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "examined",
    ["What you can see and feel", "जो आप देख और महसूस कर सकते हैं"],
    [
      ask.whole("pulse", ["Your pulse at rest: beats in a minute, counted at the wrist", "आराम में नाड़ी: कलाई पर एक मिनट में धड़कन"], {
        range: { least: 30, most: 220 },
        unit: "/min",
      }),
      ask.one(
        "pulse-kind",
        ["How does it feel?", "नाड़ी कैसी लगती है?"],
        [
          option.of("quick", "Quick and thin", "तेज़ और पतली"),
          option.of("strong", "Strong, it jumps", "ज़ोरदार, उछलती हुई"),
          option.of("slow", "Slow and soft", "धीमी और कोमल"),
          option.of("uneven", "Uneven", "अनियमित"),
          option.of("unsure", "I can't tell", "पता नहीं"),
        ],
      ),
      ask.one(
        "tongue",
        ["What does your tongue look like in the morning?", "सुबह आपकी जीभ कैसी दिखती है?"],
        [
          option.of("dark", "Dark or cracked", "गहरी या फटी"),
          option.of("yellow", "Yellow or red", "पीली या लाल"),
          option.of("white", "White and coated", "सफ़ेद परत वाली"),
          option.of("clear", "Pink and clear", "गुलाबी और साफ़"),
        ],
      ),
      ask.one(
        "bowel",
        ["How are your bowels?", "पेट कैसे साफ़ होता है?"],
        [
          option.of("hard", "Hard, not every day", "कड़ा, रोज़ नहीं"),
          option.of("loose", "Loose", "पतला"),
          option.of("slimy", "With mucus", "आँव के साथ"),
          option.of("easy", "Easy, once or twice a day", "आसानी से, दिन में एक-दो बार"),
        ],
      ),
      ask.one(
        "urine-colour",
        ["What colour is your urine?", "पेशाब का रंग कैसा है?"],
        [
          option.of("clear", "Clear or pale", "साफ़ या हल्का"),
          option.of("yellow", "Dark yellow", "गहरा पीला"),
          option.of("red", "Red or brown", "लाल या भूरा"),
          option.of("cloudy", "Cloudy or frothy", "धुँधला या झागदार"),
        ],
      ),
      ask.whole("urine-nights", ["How often do you get up at night for it?", "इसके लिए रात में कितनी बार उठते हैं?"], {
        range: { least: 0, most: 20 },
      }),
      ask.yesOrNo("urine-burns", ["Does it burn?", "क्या जलन होती है?"]),
    ],
  ),
  ask.group(
    "days",
    ["Food, sleep and body", "भोजन, नींद और शरीर"],
    [
      ask.one(
        "body-heat",
        ["How does your body feel?", "शरीर कैसा लगता है?"],
        [option.of("hot", "Hot", "गरम"), option.of("cold", "Cold", "ठंडा"), option.of("both", "Now so, now so", "कभी ऐसा, कभी वैसा")],
      ),
      ask.several(
        "taste",
        ["Which tastes do you eat most?", "आप कौन-से स्वाद ज़्यादा खाते हैं?"],
        [
          option.of("sweet", "Sweet", "मीठा"),
          option.of("sour", "Sour", "खट्टा"),
          option.of("salty", "Salty", "नमकीन"),
          option.of("bitter", "Bitter", "कड़वा"),
          option.of("pungent", "Hot", "तीखा"),
          option.of("astringent", "Astringent", "कसैला"),
        ],
      ),
      ask.one(
        "sleep",
        ["How do you sleep?", "नींद कैसी है?"],
        [
          option.of("good", "Well", "अच्छी"),
          option.of("broken", "Broken", "टूटी हुई"),
          option.of("little", "Little", "कम"),
          option.of("much", "Too much", "बहुत ज़्यादा"),
        ],
      ),
    ],
  ),
  reports,
];
