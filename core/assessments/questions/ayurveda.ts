import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option, when } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/**
 * What an ayurveda practitioner asks. Options that lean to a dosha carry its weight. Source: specification/assessments.md, Questionnaires.
 */
export const ayurveda: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "digestion",
    ["Appetite and digestion", "भूख और पाचन"],
    [
      ask.one(
        "agni",
        ["How is your hunger?", "आपकी भूख कैसी है?"],
        [
          option.vata("irregular", "Different every day", "हर दिन अलग"),
          option.pitta("sharp", "Strong; a missed meal is hard to bear", "तेज़; खाना छूटे तो सहा नहीं जाता"),
          option.kapha("slow", "Little; food lies heavily", "कम; खाना भारी लगता है"),
          option.of("even", "At regular hours, and food agrees with me", "समय पर लगती है और खाना पच जाता है"),
        ],
      ),
      ask.several(
        "after-meals",
        ["What do you feel after meals?", "खाने के बाद क्या महसूस होता है?"],
        [
          option.vata("wind", "Wind or bloating", "गैस या पेट फूलना"),
          option.pitta("burning", "Burning or sour belching", "जलन या खट्टी डकार"),
          option.kapha("heavy", "Heavy and sleepy", "भारीपन और नींद"),
          option.none("none", "Nothing of it", "कुछ नहीं"),
        ],
      ),
      ask.one(
        "bowel",
        ["How are your bowels?", "आपका पेट कैसे साफ़ होता है?"],
        [
          option.vata("dry", "Dry or hard, not every day", "सूखा या कड़ा, रोज़ नहीं"),
          option.pitta("loose", "Soft or loose, more than once a day", "नरम या पतला, दिन में कई बार"),
          option.kapha("slow", "Well formed, slow or sticky", "बँधा हुआ, देर से या चिपचिपा"),
          option.of("easy", "Easy, once a day", "आसानी से, दिन में एक बार"),
        ],
      ),
      ask.one(
        "thirst",
        ["How is your thirst?", "आपकी प्यास कैसी है?"],
        [
          option.vata("varies", "Varies; I forget to drink", "बदलती रहती है; पीना भूल जाते हैं"),
          option.pitta("much", "Much, for cold things", "ज़्यादा, ठंडी चीज़ों की"),
          option.kapha("little", "Little", "कम"),
        ],
      ),
    ],
  ),
  ask.group(
    "sleep-and-tongue",
    ["Sleep, tongue and day", "नींद, जीभ और दिनचर्या"],
    [
      ask.one(
        "sleep",
        ["How do you sleep?", "आपको नींद कैसी आती है?"],
        [
          option.vata("light", "Lightly, and wake often", "हल्की, बार-बार टूटती है"),
          option.pitta("short", "Soundly but briefly", "गहरी पर कम"),
          option.kapha("long", "Long and deeply; getting up is hard", "लंबी और गहरी; उठना मुश्किल"),
        ],
      ),
      ask.decimal("sleep-hours", ["Hours of sleep a night", "रात में कितने घंटे सोते हैं"], { range: { least: 0, most: 24 }, unit: "h" }),
      ask.one(
        "tongue",
        ["What does your tongue look like in the morning?", "सुबह आपकी जीभ कैसी दिखती है?"],
        [
          option.vata("dry", "Dry, rough or cracked", "सूखी, खुरदरी या फटी"),
          option.pitta("red", "Red, or with a yellow coat", "लाल, या पीली परत वाली"),
          option.kapha("white", "With a thick white coat", "मोटी सफ़ेद परत वाली"),
          option.of("clear", "Pink and clear", "गुलाबी और साफ़"),
        ],
      ),
      ask.one(
        "meal-hours",
        ["Do you eat at regular hours?", "क्या आप समय पर खाना खाते हैं?"],
        [
          option.of("regular", "Mostly", "ज़्यादातर"),
          option.of("irregular", "Seldom", "कम ही"),
          option.of("late", "Late at night", "देर रात"),
        ],
      ),
    ],
  ),
  ask.group(
    "prakriti",
    ["As you have been most of your life", "जीवन भर आप ज़्यादातर जैसे रहे हैं"],
    [
      ask.one(
        "build",
        ["Build", "शरीर की बनावट"],
        [
          option.vata("slight", "Slight, small-boned", "दुबली, पतली हड्डियाँ"),
          option.pitta("medium", "Medium", "मध्यम"),
          option.kapha("broad", "Broad, solid", "चौड़ी, मज़बूत"),
        ],
      ),
      ask.one(
        "weight-changes",
        ["Weight", "वज़न"],
        [
          option.vata("hard-to-gain", "Hard to gain", "मुश्किल से बढ़ता है"),
          option.pitta("either-way", "Changes either way", "घटता-बढ़ता है"),
          option.kapha("easy-to-gain", "Easy to gain, slow to lose", "जल्दी बढ़ता है, देर से घटता है"),
        ],
      ),
      ask.one(
        "skin",
        ["Skin", "त्वचा"],
        [
          option.vata("dry", "Dry and thin", "सूखी और पतली"),
          option.pitta("warm", "Warm, reddens easily", "गरम, जल्दी लाल होती है"),
          option.kapha("smooth", "Smooth, thick and cool", "चिकनी, मोटी और ठंडी"),
        ],
      ),
      ask.one(
        "weather",
        ["Weather that troubles you", "कौन-सा मौसम सताता है"],
        [
          option.vata("cold-wind", "Cold and wind", "ठंड और हवा"),
          option.pitta("heat", "Heat and sun", "गरमी और धूप"),
          option.kapha("damp", "Damp and cold", "नमी और ठंड"),
        ],
      ),
      ask.one(
        "pace",
        ["How you move and speak", "चलने और बोलने का ढंग"],
        [
          option.vata("quick", "Quickly, and much", "तेज़ी से, और बहुत"),
          option.pitta("sharp", "Clearly, to the point", "साफ़, सीधी बात"),
          option.kapha("slow", "Slowly and calmly", "धीरे और शांति से"),
        ],
      ),
      ask.one(
        "pressure",
        ["Under pressure", "दबाव में"],
        [
          option.vata("worry", "I worry", "चिंता होती है"),
          option.pitta("anger", "I get annoyed", "ग़ुस्सा आता है"),
          option.kapha("withdraw", "I withdraw", "चुप हो जाते हैं"),
        ],
      ),
      ask.text("periods", ["Your periods: regular? painful? heavy?", "मासिक धर्म: नियमित? दर्द भरा? ज़्यादा?"], {
        required: false,
        conditions: [when.is("sex", "female")],
      }),
    ],
  ),
  reports,
];
