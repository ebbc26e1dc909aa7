import { describe, expect, it } from "vitest";
import { ask, option, when } from "#core/assessments/questions/asking.ts";
import { currentQuestionnaire, QUESTIONNAIRES, questionnaireIn } from "#core/assessments/questions/questionnaires.ts";
import { allItems, ASSESSMENT_KINDS, wordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import { questionnaireFaults } from "#core/assessments/questions/questionnaire-faults.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

const faultsOf = (...items: readonly QuestionnaireItem[]) =>
  questionnaireFaults(wordedQuestionnaire("yoga", 1, ["Title", "शीर्षक"], items)).flatMap(({ kind, linkId }) =>
    kind === "common-question-missing" ? [] : [`${linkId}: ${kind}`],
  );

describe("the questionnaires [care, Assessments]", () => {
  it("are without fault, one kind and version each", () => {
    expect(QUESTIONNAIRES.flatMap((one) => questionnaireFaults(one))).toEqual([]);
    const versions = ASSESSMENT_KINDS.flatMap((kind) => [`${kind} 1`, `${kind} 2`]);
    expect(QUESTIONNAIRES.map(({ kind, version }) => `${kind} ${version}`)).toEqual(expect.arrayContaining(versions));
    expect(QUESTIONNAIRES).toHaveLength(versions.length);
    expect(questionnaireIn("ayurveda", 2)).toBe(currentQuestionnaire("ayurveda"));
    expect(questionnaireIn("ayurveda", 3)).toBeNull();
  });

  it.each([
    ["ayurveda", ["agni", "bowel", "sleep", "tongue", "prakriti"]],
    ["homeopathy", ["worse", "better", "thirst", "thermal", "mood", "cravings"]],
    ["unani", ["temperament-mind", "sleep", "appetite", "temperature-preference"]],
    ["siddha", ["pulse", "tongue", "bowel", "urine-colour"]],
    ["yoga", ["experience", "goal", "injuries", "systolic", "breath"]],
    ["physio", ["site", "pain-rest", "range", "aggravates", "function", "surgery"]],
    ["nutrition", ["recall-morning", "diet-kind", "goal", "activity", "labs"]],
  ] as const)("of %s ask what its practitioners need", (kind, linkIds) => {
    const requested = allItems(currentQuestionnaire(kind).items).map(({ linkId }) => linkId);
    expect(linkIds.filter((linkId) => !requested.includes(linkId))).toEqual([]);
  });

  it("mark signs of an emergency in each, before everything else", () => {
    for (const { items } of QUESTIONNAIRES) {
      const [flags] = items[0]?.items ?? [];
      expect(flags?.options.filter(({ isRedFlag }) => isRedFlag).length).toBeGreaterThanOrEqual(7);
      expect(flags?.options.filter(({ isExclusive }) => isExclusive).map(({ code }) => code)).toEqual(["none"]);
    }
  });

  it("weigh vata, pitta and kapha in ayurveda alone, each as often", () => {
    const weighed = ({ items }: (typeof QUESTIONNAIRES)[number]) =>
      allItems(items).flatMap(({ options }) => options.flatMap(({ weights }) => (weights === null ? [] : [weights])));
    for (const one of QUESTIONNAIRES) if (one.kind !== "ayurveda") expect(weighed(one)).toEqual([]);
    const all = weighed(currentQuestionnaire("ayurveda"));
    const sum = (dosha: "vata" | "pitta" | "kapha") => all.reduce((total, weights) => total + weights[dosha], 0);
    expect([sum("vata"), sum("pitta"), sum("kapha")]).toEqual([12, 12, 12]);
  });
});

describe("a faulty questionnaire", () => {
  const yes = ["Yes", "हाँ"] as const;

  it("is told where words are missing in a language", () => {
    expect(faultsOf(ask.text("a", ["", "क"]), ask.text("b", ["B", "B"]))).toEqual(["a: words-missing", "b: words-missing"]);
    expect(faultsOf(ask.one("c", ["C", "ग"], [option.of("x", ...yes), option.of("y", "Y", "")]))).toEqual(["c: words-missing"]);
  });

  it("is told where nothing can be chosen, or the same twice", () => {
    expect(faultsOf(ask.one("a", ["A", "क"], [option.of("x", ...yes)]))).toEqual(["a: options-missing"]);
    expect(faultsOf(ask.one("a", ["A", "क"], [option.of("x", ...yes), option.of("x", ...yes)]))).toEqual(["a: code-twice"]);
  });

  it("is told where a condition can never hold", () => {
    const choice = ask.one("a", ["A", "क"], [option.of("x", ...yes), option.of("y", ...yes)]);
    expect(faultsOf(choice, ask.text("b", ["B", "ख"], { conditions: [when.is("a", "z")] }))).toEqual(["b: option-unknown"]);
    expect(faultsOf(choice, ask.text("b", ["B", "ख"], { conditions: [when.is("a", "y")] }))).toEqual([]);
  });

  it("is told where a group is empty and a number has no range", () => {
    expect(faultsOf(ask.group("g", ["G", "ग"], []), ask.whole("n", ["N", "न"], { range: { least: 3, most: 3 } }))).toEqual([
      "g: group-empty",
      "n: range-missing",
    ]);
  });

  it("is told where it does not ask what all ask", () => {
    const kinds = questionnaireFaults(wordedQuestionnaire("yoga", 1, ["T", "श"], [ask.text("severity", ["S", "स"])]));
    expect(kinds.map(({ linkId }) => linkId)).toEqual([
      "red-flag",
      "complaint-text",
      "duration",
      "conditions",
      "medicines",
      "allergies",
      "pregnancy",
      "report",
    ]);
  });

  it("is no questionnaire where a condition leads back to its own item", () => {
    const a = ask.yesOrNo("a", ["A", "क"], { conditions: [when.is("b", true)] });
    const b = ask.yesOrNo("b", ["B", "ख"], { conditions: [when.is("a", true)] });
    expect(() => wordedQuestionnaire("yoga", 1, ["T", "श"], [a, b])).toThrow(TypeError);
  });
});
