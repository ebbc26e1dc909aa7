import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option, when } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a physiotherapist asks, with the signs of pressure on the spinal cord. Source: specification/assessments.md, Questionnaires. */
export const physio: readonly QuestionnaireItem[] = [
  redFlags([
    option.redFlag("bladder", "New loss of control over bladder or bowels", "पेशाब या मल पर अचानक नियंत्रण न रहना"),
    option.redFlag("saddle", "Numb between the legs", "टाँगों के बीच सुन्नपन"),
    option.redFlag("fracture", "A fall or blow, and I can't put weight on it", "गिरना या चोट, और उस पर वज़न नहीं पड़ता"),
  ]),
  complaint,
  history,
  ask.group(
    "pain",
    ["Where it hurts", "दर्द कहाँ है"],
    [
      ask.several(
        "site",
        ["Where is it?", "कहाँ है?"],
        [
          option.of("head", "Head or jaw", "सिर या जबड़ा"),
          option.of("neck", "Neck", "गर्दन"),
          option.of("shoulder", "Shoulder", "कंधा"),
          option.of("elbow", "Elbow", "कोहनी"),
          option.of("wrist", "Wrist or hand", "कलाई या हाथ"),
          option.of("upper-back", "Upper back", "ऊपरी पीठ"),
          option.of("lower-back", "Lower back", "कमर"),
          option.of("hip", "Hip", "कूल्हा"),
          option.of("knee", "Knee", "घुटना"),
          option.of("ankle", "Ankle or foot", "टखना या पैर"),
        ],
      ),
      ask.one(
        "side",
        ["On which side?", "किस ओर?"],
        [
          option.of("left", "Left", "बाएँ"),
          option.of("right", "Right", "दाएँ"),
          option.of("both", "Both", "दोनों"),
          option.of("middle", "In the middle", "बीच में"),
        ],
      ),
      ask.whole("pain-rest", ["Pain at rest", "आराम में दर्द"], {
        range: { least: 0, most: 10 },
        ends: [
          ["none", "नहीं"],
          ["the worst", "सबसे ज़्यादा"],
        ],
      }),
      ask.whole("pain-moving", ["Pain when moving", "हिलने पर दर्द"], {
        range: { least: 0, most: 10 },
        ends: [
          ["none", "नहीं"],
          ["the worst", "सबसे ज़्यादा"],
        ],
      }),
      ask.one(
        "quality",
        ["What is it like?", "दर्द कैसा है?"],
        [
          option.of("dull", "Dull, aching", "हल्का, टीसता हुआ"),
          option.of("sharp", "Sharp, stabbing", "तेज़, चुभता हुआ"),
          option.of("burning", "Burning", "जलता हुआ"),
          option.of("tingling", "Tingling or numb", "झुनझुनी या सुन्न"),
        ],
      ),
      ask.yesOrNo("radiates", ["Does it spread down an arm or a leg?", "क्या यह बाँह या टाँग में फैलता है?"]),
      ask.line("radiates-to", ["How far?", "कहाँ तक?"], { conditions: [when.is("radiates", true)] }),
      ask.yesOrNo("night", ["Does it wake you at night?", "क्या यह रात में जगाता है?"]),
    ],
  ),
  ask.group(
    "movement",
    ["Moving and daily life", "चलना-फिरना और रोज़मर्रा"],
    [
      ask.one(
        "range",
        ["How far can you move it, compared with the other side?", "दूसरी ओर की तुलना में इसे कितना हिला सकते हैं?"],
        [
          option.of("full", "As far", "उतना ही"),
          option.of("most", "More than half", "आधे से ज़्यादा"),
          option.of("half", "Less than half", "आधे से कम"),
          option.of("hardly", "Hardly at all", "लगभग नहीं"),
        ],
      ),
      ask.several(
        "aggravates",
        ["What makes it worse?", "किससे बढ़ता है?"],
        [
          option.of("sitting", "Sitting", "बैठना"),
          option.of("standing", "Standing", "खड़े रहना"),
          option.of("walking", "Walking", "चलना"),
          option.of("bending", "Bending", "झुकना"),
          option.of("lifting", "Lifting", "उठाना"),
          option.of("stairs", "Stairs", "सीढ़ियाँ"),
          option.of("lying", "Lying", "लेटना"),
          option.none("none", "Nothing of it", "कुछ नहीं"),
        ],
      ),
      ask.text("eases", ["What eases it?", "किससे आराम मिलता है?"], { required: false }),
      ask.several(
        "function",
        ["What can you not do because of it?", "इसकी वजह से क्या नहीं कर पाते?"],
        [
          option.of("dress", "Dress or wash", "कपड़े पहनना या नहाना"),
          option.of("house", "Work in the house", "घर का काम"),
          option.of("job", "Go to work", "काम पर जाना"),
          option.of("sleep", "Sleep", "सोना"),
          option.of("sport", "Sport", "खेल"),
          option.none("none", "I can do all of it", "सब कर पाते हैं"),
        ],
      ),
      ask.whole("walking", ["For how many minutes can you walk?", "कितने मिनट चल सकते हैं?"], {
        range: { least: 0, most: 300 },
        unit: "min",
      }),
      ask.yesOrNo("surgery", ["Was it operated on?", "क्या इसका ऑपरेशन हुआ?"]),
      ask.date("surgery-day", ["When?", "कब?"], { conditions: [when.is("surgery", true)], required: false }),
      ask.line("surgery-kind", ["What was done?", "क्या किया गया?"], { conditions: [when.is("surgery", true)] }),
    ],
  ),
  reports,
];
