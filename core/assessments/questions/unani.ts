import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a hakim asks about temperament (mizaj). Source: specification/assessments.md, Questionnaires. */
export const unani: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "temperament",
    ["Temperament", "मिज़ाज"],
    [
      ask.one(
        "temperament-build",
        ["Your build", "आपका शरीर"],
        [
          option.of("muscular", "Muscular and well filled", "गठीला और भरा हुआ"),
          option.of("lean-strong", "Lean and strong", "दुबला और मज़बूत"),
          option.of("full", "Full and soft", "भारी और मुलायम"),
          option.of("lean-dry", "Lean and dry", "दुबला और सूखा"),
        ],
      ),
      ask.one(
        "temperament-touch",
        ["How does your skin feel to others?", "छूने पर आपकी त्वचा कैसी लगती है?"],
        [
          option.of("hot-moist", "Warm and soft", "गरम और नरम"),
          option.of("hot-dry", "Warm and dry", "गरम और सूखी"),
          option.of("cold-moist", "Cool and soft", "ठंडी और नरम"),
          option.of("cold-dry", "Cool and dry", "ठंडी और सूखी"),
        ],
      ),
      ask.one(
        "temperament-mind",
        ["Which is most like you?", "आप सबसे ज़्यादा कैसे हैं?"],
        [
          option.of("cheerful", "Cheerful, easily pleased", "ख़ुशमिज़ाज, जल्दी ख़ुश"),
          option.of("fiery", "Ambitious, soon angry", "महत्वाकांक्षी, जल्दी ग़ुस्सा"),
          option.of("calm", "Calm, slow to act", "शांत, धीरे काम करने वाले"),
          option.of("thoughtful", "Thoughtful, often worried", "सोचने वाले, अक्सर चिंतित"),
        ],
      ),
      ask.one(
        "temperature-preference",
        ["Which weather is good for you?", "कौन-सा मौसम आपको अच्छा लगता है?"],
        [option.of("warm", "Warm", "गरम"), option.of("cool", "Cool", "ठंडा"), option.of("either", "Either", "दोनों")],
      ),
    ],
  ),
  ask.group(
    "sleep-and-digestion",
    ["Sleep and digestion", "नींद और पाचन"],
    [
      ask.one(
        "sleep",
        ["How do you sleep?", "नींद कैसी है?"],
        [
          option.of("moderate", "Well, six to eight hours", "अच्छी, छह से आठ घंटे"),
          option.of("little", "Little", "कम"),
          option.of("much", "Much", "ज़्यादा"),
          option.of("broken", "Broken", "टूटी हुई"),
        ],
      ),
      ask.one(
        "appetite",
        ["How is your appetite?", "भूख कैसी है?"],
        [option.of("strong", "Strong", "तेज़"), option.of("good", "Good", "अच्छी"), option.of("weak", "Weak", "कम")],
      ),
      ask.several(
        "after-meals",
        ["What do you feel after meals?", "खाने के बाद क्या महसूस होता है?"],
        [
          option.of("wind", "Wind", "गैस"),
          option.of("burning", "Burning", "जलन"),
          option.of("heavy", "Heavy", "भारीपन"),
          option.of("nausea", "Nausea", "मतली"),
          option.none("none", "Nothing of it", "कुछ नहीं"),
        ],
      ),
      ask.one(
        "bowel",
        ["How are your bowels?", "पेट कैसे साफ़ होता है?"],
        [
          option.of("hard", "Hard", "कड़ा"),
          option.of("loose", "Loose", "पतला"),
          option.of("easy", "Easy, once a day", "आसानी से, दिन में एक बार"),
        ],
      ),
      ask.one(
        "day",
        ["How do you spend most of the day?", "दिन का ज़्यादातर समय कैसे बीतता है?"],
        [
          option.of("rest", "At rest", "आराम में"),
          option.of("mixed", "Rest and movement", "आराम और हरकत"),
          option.of("work", "With hard work", "मेहनत में"),
        ],
      ),
    ],
  ),
  reports,
];
