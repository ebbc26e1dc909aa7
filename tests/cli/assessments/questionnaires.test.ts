import { describe, expect, it } from "vitest";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { QUESTIONNAIRES } from "#core/assessments/questions/questionnaires.ts";
import { ask } from "#core/assessments/questions/asking.ts";
import { wordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import { lintedQuestionnaire } from "#cli/assessments/composition.ts";
import { lintText } from "#cli/assessments/words.ts";
import { run } from "#tests/cli/run.ts";

describe("assessment lint [care, Files and staff commands]", () => {
  it("finds nothing wrong with the questionnaires", async () => {
    const { status, output } = await run("assessment lint");
    expect(status).toBe(0);
    expect(output.split("\n").filter((line) => line.endsWith("nothing is wrong."))).toHaveLength(QUESTIONNAIRES.length);
    const { questionnaires } = JSON.parse((await run("assessment lint --json")).output);
    expect(questionnaires).toHaveLength(QUESTIONNAIRES.length);
    expect(questionnaires[0]).toMatchObject({ kind: "ayurveda", version: 1, faults: [] });
    expect(await run("assessment lint yoga")).toMatchObject({ status: 2 });
  });

  it("names what is wrong by linkId", () => {
    const linted = lintedQuestionnaire(wordedQuestionnaire("yoga", 3, ["T", "श"], [ask.text("a", ["A", "A"]), ask.text("a", ["A", "क"])]));
    expect(linted.faults).toEqual(
      expect.arrayContaining([
        { path: "a", fault: "words-missing" },
        { path: "a", fault: "linkId-twice" },
        { path: "severity", fault: "common-question-missing" },
        { path: "questionnaire.item[1].linkId", fault: "expected a linkId that stands nowhere else" },
      ]),
    );
    expect(lintText([linted])).toContain("yoga, version 3: 2 questions, 2 of them required; wrong:\n  a: words-missing\n");
  });
});

describe("assessment print [care, Assessments]", () => {
  it.each([...ASSESSMENT_KINDS])("prints %s as assessment check reads it", async (kind) => {
    const { status, output } = await run(`assessment print ${kind}`);
    expect(status).toBe(0);
    const questionnaire = JSON.parse(output);
    expect(questionnaire).toMatchObject({ resourceType: "Questionnaire", id: `${kind}-2` });
    const checked = await run("assessment check - --json", { "-": { questionnaire, answers: { severity: 3, sex: "male" } } });
    expect(JSON.parse(checked.output)).toMatchObject({ answered: 2, dropped: [] });
    expect(JSON.parse(checked.output).enabled).not.toContain("pregnancy");
  });

  it("knows the questionnaires that there are", async () => {
    expect(await run("assessment print reiki")).toMatchObject({ status: 1, output: "" });
    expect(await run("assessment print")).toMatchObject({ status: 2 });
  });
});
