import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ask, option, when } from "#core/assessments/questions/asking.ts";
import { QUESTIONNAIRES } from "#core/assessments/questions/questionnaires.ts";
import { wordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import { readAssessmentFile } from "#adapters/assessment-file/assessment-file.ts";
import { fhirQuestionnaire } from "#adapters/fhir/fhir-questionnaire.ts";
import { standardFaults } from "./standard-faults.ts";
import { questionnaireShape } from "./questionnaire-shape.ts";

const each = QUESTIONNAIRES.map((one) => [`${one.kind} ${one.version}`, one] as const);

/** What was published, by kind and version. An answered version is never edited: whoever changes a question makes a new version. */
const PUBLISHED: Readonly<Record<string, string>> = {
  "ayurveda 1": "65ed2bab4599eb97",
  "nutrition 1": "d99002cfaf88542d",
  "homeopathy 1": "3b4a5f30118509f2",
  "yoga 1": "b0f4683b793962b9",
  "physio 1": "ae66eeeb4f514887",
  "siddha 1": "4b1e50415787aeb0",
  "unani 1": "1a80eab2fe186354",
  "default 1": "62233fa6f25bf9b3",
  "ayurveda 2": "b129c6624eaa100e",
  "nutrition 2": "8e12e05fcc21f21e",
  "homeopathy 2": "9f942da26bef2688",
  "yoga 2": "0191c1ac0308c640",
  "physio 2": "68ad317626ddbbbc",
  "siddha 2": "32e0fc45aaddd8f6",
  "unani 2": "ab7dc2cd4bcd6efd",
  "default 2": "37164336765be88c",
};

describe("a questionnaire in FHIR R4 [care, Assessments]", () => {
  it.each(each)("has the shape of the standard: %s", (_name, questionnaire) => {
    const read = questionnaireShape.safeParse(fhirQuestionnaire(questionnaire));
    expect(read.error?.issues ?? []).toEqual([]);
    expect(standardFaults(fhirQuestionnaire(questionnaire))).toEqual([]);
  });

  it.each(each)("is read back as the same questionnaire: %s", (_name, questionnaire) => {
    const read = readAssessmentFile(JSON.parse(JSON.stringify({ questionnaire: fhirQuestionnaire(questionnaire) })));
    expect(read.kind === "ok" ? read.value.questionnaire.items : read.refusal).toEqual(questionnaire.questionnaire.items);
  });

  it.each(each)("is the one that was published: %s", (name, questionnaire) => {
    expect(
      createHash("sha256")
        .update(JSON.stringify(fhirQuestionnaire(questionnaire)))
        .digest("hex")
        .slice(0, 16),
    ).toBe(PUBLISHED[name]);
  });

  it("says what conditions, scales, units and weights are", () => {
    const questionnaire = wordedQuestionnaire(
      "yoga",
      9,
      ["Title", "शीर्षक"],
      [
        ask.group(
          "g",
          ["Group", "समूह"],
          [
            ask.one("a", ["A", "क"], [option.vata("x", "X", "क्ष"), option.redFlag("y", "Y", "य"), option.none("z", "Z", "ज़")]),
            ask.decimal("b", ["B", "ख"], {
              range: { least: 1, most: 2 },
              unit: "kg",
              ends: [
                ["low", "कम"],
                ["high", "ज़्यादा"],
              ],
              conditions: [when.is("a", "x"), when.atLeast("c", 1)],
            }),
            ask.whole("c", ["C", "ग"], { range: { least: 0, most: 5 } }),
          ],
        ),
      ],
    );
    const [
      {
        item: [a, b],
      },
    ] = (fhirQuestionnaire(questionnaire) as { item: [{ item: [Record<string, unknown>, Record<string, unknown>] }] }).item;
    expect(a?.["answerOption"]).toMatchObject([
      {
        extension: [
          { url: "urn:niramaya:fhir:weights", extension: [{ url: "vata", valueInteger: 1 }, { valueInteger: 0 }, { valueInteger: 0 }] },
        ],
      },
      { extension: [{ url: "urn:niramaya:fhir:red-flag", valueBoolean: true }], valueCoding: { code: "y", display: "Y" } },
      { extension: [{ url: "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive", valueBoolean: true }] },
    ]);
    expect(b).toMatchObject({
      enableWhen: [
        { question: "a", operator: "=", answerCoding: { code: "x" } },
        { question: "c", operator: ">=", answerInteger: 1 },
      ],
      enableBehavior: "all",
      extension: [
        { valueDecimal: 1 },
        { valueDecimal: 2 },
        { valueCoding: { system: "http://unitsofmeasure.org", code: "kg" } },
        { valueString: "low", _valueString: { extension: [{ extension: [{ valueCode: "hi" }, { valueString: "कम" }] }] } },
        { valueString: "high" },
      ],
    });
  });

  it("is refused by the shape where an invariant of the standard is broken", () => {
    const [first] = QUESTIONNAIRES;
    const whole = fhirQuestionnaire(first ?? expect.fail());
    const broken = [
      { ...whole, status: "great" },
      { ...whole, item: [{ ...question, type: "group" }] },
      { ...whole, item: [question, question] },
      { ...whole, item: [{ ...question, enableWhen: [{ question: "q", operator: "exists", answerString: "yes" }] }] },
      { ...whole, item: [{ ...question, answerOption: [{ valueCoding: { system: "urn:x", code: "a" } }] }] },
    ];
    expect(broken.map((one) => questionnaireShape.safeParse(one).success)).toEqual(broken.map(() => false));
    expect(questionnaireShape.safeParse({ ...whole, item: [question] }).success).toBe(true);
  });
});

const question = { linkId: "q", text: "Q", _text: { extension: [{ url: "u", valueString: "क" }] }, type: "string" };
