import { describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;

const aLine = (given: object = {}) => ({
  _id: "salt-and-sleep",
  title: { en: "Salt and sleep", hi: "नमक और नींद" },
  opens_at: "2036-11-20T10:00",
  closes_at: "2036-11-21T10:00",
  minutes: 10,
  questions: [
    {
      _id: "salt",
      type: "single",
      text: { en: "How much salt?", hi: "कितना नमक?" },
      options: ["two", "five"].map((_id) => ({ _id, text: { en: `${_id} grams`, hi: "ग्राम" } })),
      key: "five",
      points: 2,
      penalty: 0.5,
      source: "WHO",
      explanation: { en: "Less than five grams.", hi: "पाँच ग्राम से कम।" },
    },
    {
      _id: "sleep",
      type: "number",
      text: { en: "Hours?", hi: "घंटे?" },
      key: 7,
      tolerance: 0.5,
      source: "AASM",
      explanation: { en: "Seven.", hi: "सात।" },
    },
  ],
  ...given,
});

const read = (command: string, ...lines: readonly (object | string)[]) =>
  run(command, { "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n") });

describe("quizzes, as staff feed them", () => {
  it("are imported all or none, with each fault by line and field", async () => {
    const faulty = aLine({
      _id: "no good",
      closes_at: "2036-11-20T10:00",
      questions: [
        { _id: "a", type: "single", text: "What?", options: [{ _id: "x", text: "X" }], key: "y", explanation: "Because" },
        { _id: "a", type: "number", text: "", key: "7", source: "WHO", explanation: "Because" },
      ],
    });
    const answer = await read(`quiz import - ${at}`, aLine(), faulty, "{");
    expect(answer.status).toBe(1);
    for (const path of ["_id", "closes_at", "questions[0].options", "questions[0].source", "questions[1].text", "questions[1].key"])
      expect(answer.complaints).toContain(`line 2, ${path}: expected`);
    const [salt] = aLine().questions;
    expect((await read(`quiz import - ${at}`, aLine({ questions: [salt, salt] }))).complaints).toContain(
      "line 1, questions[1]._id: expected",
    );
    expect(answer.complaints).toContain("line 3: expected a JSON object\n");
    expect(answer.complaints).toContain("Nothing was changed.\n");
    expect(await postgresQuizRegister(shop.db).find(null)).toEqual([]);
  });

  it("are tried without a change, put, and noted in the audit log", async () => {
    expect((await read(`quiz import - --dry-run ${at}`, aLine())).output).toContain("1 quiz would be new, 0 changed, 0 as before.\n");
    expect(await postgresQuizRegister(shop.db).find(null)).toEqual([]);
    expect((await read(`quiz import - --as Meena ${at}`, aLine())).output).toBe("1 quiz new, 0 changed, 0 as before.\n");
    const [stored] = await postgresQuizRegister(shop.db).find([quizId("salt-and-sleep")]);
    expect(stored?.quiz).toMatchObject({ note: null, mode: { kind: "questionnaire", minutes: 10, passPercent: 40 } });
    expect(stored?.quiz.questions[0]).toMatchObject({ points: 2, penalty: 50, picture: null });
    expect(stored?.keys[1]).toMatchObject({ question: "sleep", key: { kind: "number", number: 7, tolerance: 0.5 }, source: "AASM" });
    const again = await read(`quiz import - --json ${at}`, aLine({ minutes: 12 }));
    expect(JSON.parse(again.output)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect((await run(`audit list --subject quiz ${at}`)).output).toContain("quiz import");
  });

  it("are looked over before they open", async () => {
    const sound = await read("quiz lint -", aLine());
    expect([sound.status, sound.output]).toEqual([0, "1 quiz: nothing was found.\n"]);
    const dull = await read("quiz lint -", aLine({ title: "Only English" }));
    expect([dull.status, dull.output]).toEqual([1, "salt-and-sleep: a text has no Hindi\n1 quiz: 1 finding.\n"]);
    expect((await read("quiz lint - --json", "{}")).status).toBe(1);
    expect(await read("quiz lint -", "{}")).toMatchObject({
      status: 1,
      output: "",
      complaints: expect.stringContaining("line 1, questions"),
    });
    expect((await read("quiz lint")).status).toBe(2);
  });
});
