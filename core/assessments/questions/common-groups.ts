import { ask, option, when } from "./asking.ts";
import type { QuestionnaireItem, AnswerOption } from "./questionnaire-item.ts";

/** The sign of which a line for the mind has to be told, too. */
export const SELF_HARM = "self-harm";

/** Signs of an emergency that any questionnaire asks first. */
const EMERGENCIES: readonly AnswerOption[] = [
  option.redFlag("chest-pain", "Pain or pressure in the chest", "सीने में दर्द या दबाव"),
  option.redFlag("breathless", "Hard to breathe at rest", "बैठे-बैठे साँस लेने में कठिनाई"),
  option.redFlag("one-sided", "Weak or numb on one side, or slurred speech", "शरीर के एक ओर कमज़ोरी या सुन्नपन, या लड़खड़ाती बोली"),
  option.redFlag("fainted", "Fainted, or a fit", "बेहोशी या दौरा"),
  option.redFlag("bleeding", "Heavy bleeding, or blood in vomit or stool", "बहुत ख़ून बहना, या उल्टी या मल में ख़ून"),
  option.redFlag("high-fever", "Fever above 39 °C with a stiff neck or confusion", "39 °C से ऊपर बुख़ार, साथ में गर्दन में अकड़न या भ्रम"),
  option.redFlag(SELF_HARM, "Thoughts of ending my life", "अपना जीवन ख़त्म करने के विचार"),
];

const NONE_OF_THESE = option.none("none", "None of these", "इनमें से कोई नहीं");

/** Before everything else. `more`: signs that the kind asks beside those of all. */
export const redFlags = (more: readonly AnswerOption[] = []): QuestionnaireItem =>
  ask.group(
    "red-flags",
    ["First, is anything of this so now?", "सबसे पहले: क्या अभी इनमें से कुछ है?"],
    [ask.several("red-flag", ["Choose all that apply", "जो भी लागू हो, सब चुनिए"], [...EMERGENCIES, ...more, NONE_OF_THESE])],
  );

export const complaint: QuestionnaireItem = ask.group(
  "complaint",
  ["What brings you here", "आप किस लिए आए हैं"],
  [
    ask.text("complaint-text", ["What troubles you most?", "आपको सबसे ज़्यादा क्या तकलीफ़ है?"]),
    ask.one(
      "duration",
      ["For how long?", "कितने समय से?"],
      [
        option.of("days", "Less than a week", "एक हफ़्ते से कम"),
        option.of("weeks", "One to four weeks", "एक से चार हफ़्ते"),
        option.of("months", "One to six months", "एक से छह महीने"),
        option.of("long", "More than six months", "छह महीने से ज़्यादा"),
      ],
    ),
    ask.whole("severity", ["How bad is it on most days?", "ज़्यादातर दिन यह कितना होता है?"], {
      range: { least: 0, most: 10 },
      ends: [
        ["not at all", "बिल्कुल नहीं"],
        ["as bad as can be", "जितना बुरा हो सकता है"],
      ],
    }),
    ask.one(
      "course",
      ["How has it changed?", "इसमें क्या बदलाव आया है?"],
      [
        option.of("better", "Getting better", "कम हो रही है"),
        option.of("same", "About the same", "लगभग वैसी ही है"),
        option.of("worse", "Getting worse", "बढ़ रही है"),
        option.of("waves", "Comes and goes", "आती-जाती रहती है"),
      ],
    ),
    ask.text("tried", ["What have you tried so far, and did it help?", "अब तक क्या-क्या किया, और क्या उससे आराम मिला?"], { required: false }),
  ],
);

/** The illnesses that are asked for, as answers name them. Source: specification/assessments.md, Questionnaires. */
export const CONDITIONS: readonly AnswerOption[] = [
  option.of("diabetes", "Diabetes", "मधुमेह"),
  option.of("high-blood-pressure", "High blood pressure", "उच्च रक्तचाप"),
  option.of("heart", "Heart disease", "हृदय रोग"),
  option.of("asthma", "Asthma or another disease of the lungs", "दमा या फेफड़ों का अन्य रोग"),
  option.of("thyroid", "Thyroid disease", "थायरॉइड का रोग"),
  option.of("kidney", "Kidney disease", "गुर्दे का रोग"),
  option.of("liver", "Liver disease", "जिगर का रोग"),
  option.of("epilepsy", "Epilepsy", "मिर्गी"),
  option.of("cancer", "Cancer", "कैंसर"),
  option.of("other", "Something else", "कुछ और"),
  NONE_OF_THESE,
];

/** Illnesses, medicines, allergies and pregnancy: what the health profile keeps too, by the same linkIds. */
const historyWith = (allergies: readonly QuestionnaireItem[]): QuestionnaireItem =>
  ask.group(
    "history",
    ["Your health so far", "अब तक आपका स्वास्थ्य"],
    [
      ask.several("conditions", ["Which illnesses do you have, or did you have?", "आपको कौन-से रोग हैं या थे?"], CONDITIONS),
      ask.line("conditions-other", ["Which else?", "और कौन-सा?"], { conditions: [when.is("conditions", "other")] }),
      ask.text("operations", ["Operations and stays in hospital, with the year", "ऑपरेशन और अस्पताल में भर्ती, साल के साथ"], { required: false }),
      ask.yesOrNo("takes-medicines", ["Do you take any medicine or supplement?", "क्या आप कोई दवा या पूरक आहार लेते हैं?"]),
      ask.text("medicines", ["Which, how much and how often?", "कौन-सी, कितनी और कितनी बार?"], {
        conditions: [when.is("takes-medicines", true)],
      }),
      ask.yesOrNo("has-allergies", ["Are you allergic to anything?", "क्या आपको किसी चीज़ से एलर्जी है?"]),
      ...allergies,
      ask.one(
        "sex",
        ["Sex at birth", "जन्म के समय लिंग"],
        [option.of("female", "Female", "स्त्री"), option.of("male", "Male", "पुरुष"), option.of("other", "Intersex", "अंतरलिंगी")],
      ),
      ask.one(
        "pregnancy",
        ["Are you pregnant or breastfeeding?", "क्या आप गर्भवती हैं या स्तनपान कराती हैं?"],
        [
          option.of("no", "Neither", "दोनों में से कोई नहीं"),
          option.of("pregnant", "Pregnant", "गर्भवती"),
          option.of("unsure", "Perhaps pregnant", "शायद गर्भवती"),
          option.of("breastfeeding", "Breastfeeding", "स्तनपान कराती हूँ"),
        ],
        { conditions: [when.isNot("sex", "male")] },
      ),
      ask.whole("pregnancy-weeks", ["In which week?", "कौन-सा हफ़्ता?"], {
        range: { least: 1, most: 42 },
        unit: "wk",
        required: false,
        conditions: [when.is("pregnancy", "pregnant")],
      }),
      ask.several(
        "habits",
        ["Which of these do you use?", "आप इनमें से क्या लेते हैं?"],
        [
          option.of("smoking", "Cigarettes or bidis", "सिगरेट या बीड़ी"),
          option.of("tobacco", "Chewed tobacco, gutkha or pan masala", "तंबाकू, गुटखा या पान मसाला"),
          option.of("alcohol", "Alcohol", "शराब"),
          NONE_OF_THESE,
        ],
      ),
    ],
  );

/**
 * Substances and what happens then are two questions. What was written of both in one text stands there until its substances are told.
 * Source: specification/assessments.md, Health profile.
 */
export const history = historyWith([
  ask.formerText(
    "allergies",
    ["What you wrote of your allergies before", "अपनी एलर्जी के बारे में आपने पहले जो लिखा था"],
    [when.is("has-allergies", true), when.isUnanswered("allergy-substances")],
  ),
  ask.lines("allergy-substances", ["What are you allergic to? One substance in each field", "आपको किन चीज़ों से एलर्जी है? हर खाने में एक चीज़"], {
    conditions: [when.is("has-allergies", true)],
  }),
  ask.text("allergy-reactions", ["What happens then?", "तब क्या होता है?"], {
    required: false,
    conditions: [when.is("has-allergies", true)],
  }),
]);

/** As the first versions asked it. */
export const firstHistory = historyWith([
  ask.text("allergies", ["To what, and what happens then?", "किससे, और तब क्या होता है?"], { conditions: [when.is("has-allergies", true)] }),
]);

export const reports: QuestionnaireItem = ask.group(
  "reports",
  ["Reports", "रिपोर्ट"],
  [ask.files("report", ["Laboratory reports, prescriptions and pictures", "जाँच की रिपोर्ट, पर्चे और तस्वीरें"])],
);
