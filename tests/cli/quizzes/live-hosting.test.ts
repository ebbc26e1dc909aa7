import { describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { aLiveQuiz, aQuiz, HOUR } from "#tests/core/quizzes/a-quiz.ts";

const shop = await openShopData();

describe("a live quiz, from a terminal", () => {
  it("is opened, closed, gone on with and ended, each told plainly and noted", async () => {
    const window = { opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR };
    const keyed = aLiveQuiz({ id: quizId("evening"), ...window });
    const alone = aQuiz({ id: quizId("alone"), ...window });
    const ids = [keyed.quiz.id, alone.quiz.id];
    await postgresQuizRegister(shop.db).change(ids, () => ({ put: [keyed, alone], audit: null, answer: null }));
    expect((await run(`quiz live close evening ${shop.at}`)).complaints).toBe("No question is open.\n");
    expect((await run(`quiz live open evening --as meera ${shop.at}`)).output).toBe(
      "Question 1 of 4 is open for 20 seconds: What of salt?\n",
    );
    expect((await run(`quiz live open evening ${shop.at}`)).complaints).toContain("Question salt is not over");
    const next = JSON.parse((await run(`quiz live next evening --json ${shop.at}`)).output);
    expect(next).toMatchObject({ act: "next", question: "b12", asked: 2, questions: 4 });
    expect((await run(`quiz live close evening ${shop.at}`)).output).toBe(
      "Question 2 of 4 is closed. Its answer is shown in two seconds.\n",
    );
    const exported = JSON.parse((await run(`quiz results evening --export ${shop.at}`)).output);
    expect(exported.opened.map(({ question }: { readonly question: string }) => question)).toEqual(["salt", "b12"]);
    expect((await run(`quiz live end evening ${shop.at}`)).output).toBe("The quiz is over. Results are shown in two seconds.\n");
    expect((await run(`quiz live next evening ${shop.at}`)).complaints).toContain("The quiz is not open");
    expect((await run(`quiz live open alone ${shop.at}`)).complaints).toContain("People take this quiz on their own");
    expect((await run(`quiz live open none ${shop.at}`)).complaints).toBe("There is no quiz with that id.\n");
    expect((await run(`quiz live dance evening ${shop.at}`)).complaints).toContain("open, next, close or end");
    const audited = await shop.db.selectFrom("audit_entry").selectAll().where("action", "=", "quiz live").execute();
    expect(audited).toHaveLength(4);
  });
});
