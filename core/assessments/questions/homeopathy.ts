import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What a homeopath asks: modalities, generals and mind. Source: specification/assessments.md, Questionnaires. */
export const homeopathy: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "modalities",
    ["What changes it", "किससे बदलता है"],
    [
      ask.text("began-with", ["What was going on when it began?", "शुरू होने के समय क्या चल रहा था?"], { required: false }),
      ask.several(
        "worse",
        ["When or by what is it worse?", "कब या किससे बढ़ता है?"],
        [
          option.of("morning", "In the morning", "सुबह"),
          option.of("night", "At night", "रात में"),
          option.of("cold", "By cold", "ठंड से"),
          option.of("heat", "By heat", "गरमी से"),
          option.of("damp", "By damp weather", "नमी से"),
          option.of("motion", "By moving", "हिलने से"),
          option.of("rest", "By resting", "आराम से"),
          option.of("food", "After eating", "खाने के बाद"),
          option.none("none", "By nothing of it", "किसी से नहीं"),
        ],
      ),
      ask.several(
        "better",
        ["By what is it better?", "किससे कम होता है?"],
        [
          option.of("warmth", "Warmth", "गरमाहट"),
          option.of("cold", "Cold", "ठंडक"),
          option.of("pressure", "Pressure", "दबाने से"),
          option.of("motion", "Moving", "हिलना"),
          option.of("rest", "Rest", "आराम"),
          option.of("air", "Open air", "खुली हवा"),
          option.none("none", "Nothing of it", "किसी से नहीं"),
        ],
      ),
      ask.one(
        "side",
        ["On which side?", "किस ओर?"],
        [
          option.of("left", "Left", "बाएँ"),
          option.of("right", "Right", "दाएँ"),
          option.of("changes", "It changes", "बदलती है"),
          option.of("neither", "Neither", "किसी ओर नहीं"),
        ],
      ),
    ],
  ),
  ask.group(
    "generals",
    ["You as a whole", "आप कुल मिलाकर"],
    [
      ask.one(
        "thirst",
        ["How is your thirst?", "प्यास कैसी है?"],
        [
          option.of("large", "For much at a time", "एक बार में ज़्यादा"),
          option.of("sips", "For sips, often", "घूँट-घूँट, बार-बार"),
          option.of("none", "I am hardly thirsty", "प्यास कम ही लगती है"),
        ],
      ),
      ask.one(
        "thermal",
        ["What do you feel more?", "आपको क्या ज़्यादा लगता है?"],
        [option.of("chilly", "The cold", "ठंड"), option.of("hot", "The heat", "गरमी"), option.of("neither", "Neither", "दोनों में से कोई नहीं")],
      ),
      ask.several(
        "cravings",
        ["What do you long for?", "क्या खाने का बहुत मन करता है?"],
        [
          option.of("sweet", "Sweet", "मीठा"),
          option.of("salty", "Salty", "नमकीन"),
          option.of("sour", "Sour", "खट्टा"),
          option.of("spicy", "Spicy", "तीखा"),
          option.of("fried", "Fried", "तला हुआ"),
          option.of("cold", "Cold drinks or ice", "ठंडे पेय या बर्फ़"),
          option.none("none", "Nothing special", "कुछ ख़ास नहीं"),
        ],
      ),
      ask.line("aversions", ["What can you not stand?", "क्या बिल्कुल नहीं भाता?"], { required: false }),
      ask.one(
        "sweat",
        ["How do you sweat?", "पसीना कैसे आता है?"],
        [
          option.of("little", "Little", "कम"),
          option.of("much", "Much", "ज़्यादा"),
          option.of("parts", "On parts of the body", "शरीर के कुछ हिस्सों पर"),
        ],
      ),
      ask.one(
        "sleep",
        ["How do you sleep?", "नींद कैसी है?"],
        [
          option.of("good", "Well", "अच्छी"),
          option.of("falling", "I fall asleep late", "देर से आती है"),
          option.of("waking", "I wake in between", "बीच में टूटती है"),
          option.of("unrefreshed", "I wake up tired", "उठने पर थकान"),
        ],
      ),
      ask.text("dreams", ["Dreams that come back", "बार-बार आने वाले सपने"], { required: false }),
    ],
  ),
  ask.group(
    "mind",
    ["Mood and mind", "मन और मिज़ाज"],
    [
      ask.several(
        "mood",
        ["Which of these is like you when you are unwell?", "बीमार होने पर आप कैसे रहते हैं?"],
        [
          option.of("irritable", "Easily annoyed", "चिड़चिड़े"),
          option.of("anxious", "Anxious", "घबराए हुए"),
          option.of("sad", "Sad, close to tears", "उदास, रोने को"),
          option.of("company", "I want company", "साथ चाहते हैं"),
          option.of("alone", "I want to be alone", "अकेले रहना चाहते हैं"),
          option.of("restless", "Restless", "बेचैन"),
          option.none("none", "As always", "हमेशा जैसे"),
        ],
      ),
      ask.text("fears", ["What are you afraid of?", "आपको किस बात का डर है?"], { required: false }),
      ask.text("grief", ["Was there grief, fright or anger that stayed with you?", "कोई दुख, डर या ग़ुस्सा जो मन में रह गया?"], {
        required: false,
      }),
    ],
  ),
  reports,
];
