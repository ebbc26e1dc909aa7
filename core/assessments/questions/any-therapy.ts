import { complaint, history, redFlags, reports } from "./common-groups.ts";
import { ask, option } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** What is asked before a consultation of a therapy without questions of its own. Source: specification/assessments.md, Questionnaires. */
export const anyTherapy: readonly QuestionnaireItem[] = [
  redFlags(),
  complaint,
  history,
  ask.group(
    "days",
    ["Your days", "आपके दिन"],
    [
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
      ask.one(
        "appetite",
        ["How is your appetite?", "भूख कैसी है?"],
        [
          option.of("good", "Good", "अच्छी"),
          option.of("less", "Less than it was", "पहले से कम"),
          option.of("more", "More than it was", "पहले से ज़्यादा"),
        ],
      ),
      ask.one(
        "activity",
        ["How much do you move on most days?", "ज़्यादातर दिन आप कितना चलते-फिरते हैं?"],
        [
          option.of("little", "Little", "कम"),
          option.of("some", "Half an hour", "आधा घंटा"),
          option.of("much", "An hour or more", "एक घंटा या ज़्यादा"),
        ],
      ),
      ask.text("hopes", ["What do you hope for from the consultation?", "परामर्श से आप क्या चाहते हैं?"], { required: false }),
    ],
  ),
  reports,
];
