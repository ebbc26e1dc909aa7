import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { bloodPressure } from "./body-measures.ts";
import { ask, option, when } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a teacher of yoga asks before a first practice. Source: specification/assessments.md, Questionnaires. */
export const yoga: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "practice",
    ["Your practice", "आपका अभ्यास"],
    [
      ask.one(
        "experience",
        ["How much yoga have you done?", "आपने कितना योग किया है?"],
        [
          option.of("none", "None", "बिल्कुल नहीं"),
          option.of("some", "A little, by myself or online", "थोड़ा, अपने आप या ऑनलाइन"),
          option.of("class", "Up to a year with a teacher", "शिक्षक के साथ एक साल तक"),
          option.of("long", "More than a year with a teacher", "शिक्षक के साथ एक साल से ज़्यादा"),
        ],
      ),
      ask.whole("days-a-week", ["On how many days a week do you practise?", "हफ़्ते में कितने दिन अभ्यास करते हैं?"], {
        range: { least: 0, most: 7 },
        conditions: [when.isNot("experience", "none")],
      }),
      ask.several(
        "goal",
        ["What do you want of it?", "आप इससे क्या चाहते हैं?"],
        [
          option.of("pain", "Less pain or stiffness", "दर्द या अकड़न कम हो"),
          option.of("strength", "Strength and balance", "ताक़त और संतुलन"),
          option.of("calm", "Calm and better sleep", "शांति और अच्छी नींद"),
          option.of("breath", "Easier breathing", "आसान साँस"),
          option.of("weight", "A lower weight", "वज़न कम हो"),
          option.of("illness", "Help with an illness", "किसी रोग में सहायता"),
        ],
      ),
      ask.whole("minutes", ["How many minutes a day can you give?", "दिन में कितने मिनट दे सकते हैं?"], {
        range: { least: 5, most: 180 },
        unit: "min",
      }),
    ],
  ),
  ask.group(
    "body",
    ["Your body today", "आज आपका शरीर"],
    [
      ask.several(
        "injuries",
        ["Where do you have pain, an injury or an operation?", "दर्द, चोट या ऑपरेशन कहाँ है?"],
        [
          option.of("neck", "Neck", "गर्दन"),
          option.of("shoulder", "Shoulder or arm", "कंधा या बाँह"),
          option.of("back", "Back", "पीठ"),
          option.of("hip", "Hip", "कूल्हा"),
          option.of("knee", "Knee", "घुटना"),
          option.of("wrist", "Wrist or hand", "कलाई या हाथ"),
          option.of("ankle", "Ankle or foot", "टखना या पैर"),
          option.none("none", "Nowhere", "कहीं नहीं"),
        ],
      ),
      ask.text("injury", ["What happened, and when?", "क्या हुआ था, और कब?"], { conditions: [when.isNot("injuries", "none")] }),
      ...bloodPressure,
      ask.one(
        "breath",
        ["How is your breath when you climb two flights of stairs?", "दो मंज़िल चढ़ने पर साँस कैसी रहती है?"],
        [
          option.of("easy", "Easy", "आराम से"),
          option.of("faster", "Faster, but I can talk", "तेज़, पर बात कर सकते हैं"),
          option.of("stop", "I have to stop", "रुकना पड़ता है"),
        ],
      ),
      ask.yesOrNo("dizzy", ["Do you get dizzy when you bend or stand up?", "झुकने या उठने पर चक्कर आता है?"]),
      ask.yesOrNo("floor", ["Can you sit on the floor and get up by yourself?", "क्या आप ज़मीन पर बैठकर अपने आप उठ सकते हैं?"]),
    ],
  ),
  reports,
];
