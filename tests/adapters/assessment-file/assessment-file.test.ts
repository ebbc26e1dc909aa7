import { describe, expect, it } from "vitest";
import { assessmentFaults } from "#tests/cli/assessments/checked-assessment.ts";

const paths = (file: unknown): readonly string[] => assessmentFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);
const item = (linkId: unknown, given: object = {}) => ({ linkId, type: "string", ...given });
const when = (given: object) => ({ enableWhen: [{ question: "q", operator: "=", ...given }] });
const of = (items: readonly object[], answers: object = {}) => paths({ questionnaire: { item: items }, answers });

describe("a file of assessment check [care, Assessments]", () => {
  it.each([
    [{}, ["questionnaire"]],
    [{ questionnaire: [] }, ["questionnaire"]],
    [{ questionnaire: {} }, []],
    [{ questionnaire: {}, answers: [] }, ["answers"]],
    [{ questionnaire: {}, answers: null }, []],
    [{ questionnaire: { item: {} } }, ["questionnaire.item"]],
    [{ questionnaire: { item: [1] }, answers: { unknown: 1 } }, ["questionnaire.item[0]"]],
    [[], [""]],
  ])("%j: %j", (file, expected) => expect(paths(file)).toEqual(expected));

  it("names each linkId that is missing or stands twice, at any depth", () => {
    expect(of([item(""), item(1), { type: "string" }])).toEqual([0, 1, 2].map((at) => `questionnaire.item[${at}].linkId`));
    const inner = { linkId: "g", type: "group", item: [item("a"), item("g")] };
    expect(of([item("a"), inner])).toEqual(["questionnaire.item[1].item[0].linkId", "questionnaire.item[1].item[1].linkId"]);
  });

  it("names types, behaviours and switches that there are not", () => {
    const faulty = item("q", { type: "Choice", required: "yes", repeats: 1, enableBehavior: "some" });
    expect(of([faulty]).toSorted()).toEqual(["enableBehavior", "repeats", "required", "type"].map((key) => `questionnaire.item[0].${key}`));
    expect(of([{ linkId: "q", type: "dateTime" }], { q: 1 })).toEqual(["questionnaire.item[0].type"]);
  });

  it.each([
    ["string", { question: "none" }, "question"],
    ["group", {}, "question"],
    ["display", {}, "question"],
    ["string", { operator: "is" }, "operator"],
    ["string", { operator: ">", answerString: "a" }, "operator"],
    ["boolean", { operator: "<", answerBoolean: true }, "operator"],
    ["choice", { operator: ">=", answerCoding: { code: "a" } }, "operator"],
    ["attachment", { answerString: "a" }, "operator"],
    ["boolean", { operator: "exists" }, "answerBoolean"],
    ["boolean", { operator: "exists", answerBoolean: 1 }, "answerBoolean"],
    ["boolean", {}, "answerBoolean"],
    ["integer", {}, "answerInteger"],
    ["decimal", {}, "answerDecimal"],
    ["date", { answerDate: "2026-02-30" }, "answerDate"],
    ["text", {}, "answerString"],
    ["choice", {}, "answerCoding"],
    ["choice", { answerCoding: {} }, "answerCoding.code"],
    ["quantity", {}, "answerQuantity"],
    ["quantity", { answerQuantity: { value: "1" } }, "answerQuantity.value"],
  ])("names what does not fit in a condition on a %s %j: %s", (type, condition, key) =>
    expect(of([item("q", { type }), item("r", when({ answerString: undefined, ...condition }))])).toEqual([
      `questionnaire.item[1].enableWhen[0].${key}`,
    ]),
  );

  it("names a circle at the questionnaire", () => {
    expect(of([item("q", when({ answerString: "a" }))])).toEqual(["questionnaire"]);
    const two = [
      item("q", { enableWhen: [{ question: "r", operator: "=", answerString: "a" }] }),
      item("r", { enableWhen: [{ question: "q", operator: "=", answerString: "a" }] }),
    ];
    expect(of(two)).toEqual(["questionnaire"]);
    expect(of([{ linkId: "g", type: "group", ...when({ answerString: "a" }), item: [item("q")] }])).toEqual(["questionnaire"]);
    expect(of([item("q", { item: [item("r", when({ answerString: "a" }))] })])).toEqual([]);
  });

  it.each([
    ["string", {}, 1],
    ["string", {}, ["a", "b"]],
    ["string", {}, {}],
    ["boolean", {}, "true"],
    ["integer", {}, 1.5],
    ["integer", {}, "1"],
    ["decimal", {}, true],
    ["quantity", {}, { value: 1 }],
    ["date", {}, "2026-02-30"],
    ["date", {}, "20-11-2026"],
    ["choice", { answerOption: [{ valueCoding: { code: "a" } }] }, "b"],
    ["choice", {}, "a"],
    ["open-choice", {}, 1],
    ["attachment", {}, 1],
    ["string", { repeats: true }, ["a", 1]],
    ["string", { repeats: true }, [["a"]]],
  ])("names an answer that does not fit a %s %j: %j", (type, given, answer) =>
    expect(of([item("1.1", { type, ...given })], { "1.1": answer })).toEqual(["answers.1.1"]),
  );

  it("names answers to what is no question, in the order in which they stand", () => {
    const items = [item("q"), { linkId: "g", type: "group" }];
    expect(of(items, { "z.1": "a", q: 1, g: "a", "a.9": null })).toEqual(["answers.z.1", "answers.q", "answers.g", "answers.a.9"]);
  });

  it("judges no answer to a question that can't be read", () => {
    expect(of([item("q", { type: "choice", answerOption: [{}] })], { q: 1 })).toEqual([
      "questionnaire.item[0].answerOption[0].valueCoding",
    ]);
    expect(of([item(1), item("q")], { r: 1 })).toEqual(["questionnaire.item[0].linkId"]);
  });

  it("takes names that every object has for names", () => {
    const items = ["constructor", "__proto__", "toString"].map((linkId) => item(linkId, { required: true }));
    const wire = `{"questionnaire":{"item":${JSON.stringify(items)}},"answers":{"__proto__":"a","constructor":"b"}}`;
    expect(assessmentFaults(JSON.parse(wire))).toEqual([]);
  });

  it("survives a thousand levels, and tells that they are too many", () => {
    let deep: object = item("q0");
    for (let level = 1; level < 1_000; level += 1) deep = item(`q${level}`, { item: [deep] });
    expect(of([deep])).toHaveLength(1);
  });
});
