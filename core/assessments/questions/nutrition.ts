import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { heightAndWeight } from "./body-measures.ts";
import { ask, option, when } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a dietician asks: a recall of 24 hours among it. Source: specification/assessments.md, Questionnaires. */
export const nutrition: readonly QuestionnaireItem[] = [
  redFlags([
    option.redFlag("cannot-keep-food", "I have kept nothing down for a day, not even water", "एक दिन से कुछ नहीं पचा, पानी भी नहीं"),
    option.redFlag(
      "low-sugar",
      "Shaking, sweating and confused, and I take insulin or tablets for sugar",
      "काँपना, पसीना और भ्रम, और मैं शुगर की दवा या इंसुलिन लेता/लेती हूँ",
    ),
  ]),
  complaint,
  history,
  ask.group(
    "recall",
    ["The last 24 hours", "पिछले 24 घंटे"],
    [
      ask.display("recall-how", [
        "Write what you ate and drank yesterday, with how much: two rotis, one katori of dal, a cup of tea with sugar.",
        "कल जो खाया-पिया, मात्रा के साथ लिखिए: दो रोटी, एक कटोरी दाल, चीनी वाली एक कप चाय।",
      ]),
      ask.text("recall-morning", ["After waking, and breakfast", "उठने के बाद और नाश्ता"]),
      ask.text("recall-noon", ["Around noon", "दोपहर"]),
      ask.text("recall-afternoon", ["In the afternoon", "शाम से पहले"], { required: false }),
      ask.text("recall-evening", ["Dinner, and until bedtime", "रात का खाना, और सोने तक"]),
      ask.yesOrNo("recall-usual", ["Was it a usual day?", "क्या यह सामान्य दिन था?"]),
      ask.whole("water", ["Glasses of water a day", "दिन में कितने गिलास पानी"], { range: { least: 0, most: 30 } }),
    ],
  ),
  ask.group(
    "diet",
    ["Diet and activity", "आहार और गतिविधि"],
    [
      ask.one(
        "diet-kind",
        ["What do you eat?", "आप क्या खाते हैं?"],
        [
          option.of("vegetarian", "Vegetarian", "शाकाहार"),
          option.of("eggs", "Vegetarian with eggs", "अंडे के साथ शाकाहार"),
          option.of("vegan", "Vegan", "वीगन"),
          option.of("jain", "Jain", "जैन"),
          option.of("mixed", "Meat or fish too", "मांस या मछली भी"),
        ],
      ),
      ask.several(
        "avoids",
        ["Which of these do you not tolerate?", "इनमें से क्या नहीं पचता?"],
        [
          option.of("milk", "Milk", "दूध"),
          option.of("wheat", "Wheat", "गेहूँ"),
          option.of("nuts", "Nuts or peanuts", "मेवे या मूँगफली"),
          option.of("legumes", "Legumes", "दालें"),
          option.of("spices", "Hot spices", "तीखे मसाले"),
          option.none("none", "None of these", "इनमें से कोई नहीं"),
        ],
      ),
      ask.one(
        "goal",
        ["What is your goal?", "आपका लक्ष्य क्या है?"],
        [
          option.of("lose", "A lower weight", "वज़न कम करना"),
          option.of("gain", "A higher weight", "वज़न बढ़ाना"),
          option.of("illness", "To eat right with an illness", "रोग में सही खाना"),
          option.of("pregnancy", "To eat right in pregnancy or after", "गर्भावस्था में या बाद में सही खाना"),
          option.of("better", "To eat better", "बेहतर खाना"),
        ],
      ),
      ask.decimal("goal-weight", ["Which weight do you want to reach?", "कितना वज़न चाहते हैं?"], {
        range: { least: 25, most: 250 },
        unit: "kg",
        required: false,
        conditions: [when.isNot("goal", "better")],
      }),
      ...heightAndWeight,
      ask.one(
        "activity",
        ["How do you spend most of the day?", "दिन का ज़्यादातर समय कैसे बीतता है?"],
        [
          option.of("sitting", "Sitting", "बैठकर"),
          option.of("light", "On my feet", "खड़े-चलते"),
          option.of("moderate", "With exercise on most days", "ज़्यादातर दिन व्यायाम के साथ"),
          option.of("heavy", "With hard bodily work", "कड़ी मेहनत में"),
        ],
      ),
      ask.whole("outside-meals", ["Meals from outside a week", "हफ़्ते में बाहर के कितने भोजन"], { range: { least: 0, most: 42 } }),
      ask.several(
        "labs",
        ["Which values were measured in the last six months?", "पिछले छह महीने में कौन-सी जाँच हुई?"],
        [
          option.of("sugar", "Blood sugar or HbA1c", "ब्लड शुगर या HbA1c"),
          option.of("lipids", "Cholesterol", "कोलेस्ट्रॉल"),
          option.of("haemoglobin", "Haemoglobin", "हीमोग्लोबिन"),
          option.of("vitamins", "Vitamin D or B12", "विटामिन D या B12"),
          option.of("thyroid", "Thyroid", "थायरॉइड"),
          option.none("none", "None", "कोई नहीं"),
        ],
      ),
      ask.text("lab-values", ["Their values, with the day", "उनके मान, तारीख़ के साथ"], {
        required: false,
        conditions: [when.isNot("labs", "none")],
      }),
    ],
  ),
  reports,
];
