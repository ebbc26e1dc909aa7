import { describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { aLiveQuiz, aQuiz, HOUR } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const open = aQuiz();
const coming = aQuiz({ id: quizId("coming"), opensAt: now + HOUR, closesAt: now + 2 * HOUR });
const over = aQuiz({ id: quizId("over"), opensAt: now - 2 * HOUR, closesAt: now - HOUR });
const live = aLiveQuiz({ id: quizId("evening") });
const server = composeMemory({ quizzes: new Map([open, coming, over, live].map((keyed) => [keyed.quiz.id, keyed])) });

async function page(path: string) {
  const answer = await render(new Request(`https://niramaya.example${path}`), server, shopFrame);
  return { status: answer.status, html: await answer.text() };
}

describe("pages of quizzes", () => {
  it.each([
    ["/quizhomepage", "Quizzes"],
    ["/quizhomepage/health-basics", "Health basics"],
    ["/quiz", "Quizzes"],
    ["/quiz/health-basics", "Health basics"],
    ["/quiznote", "Quizzes"],
    ["/quiznote/health-basics", "Health basics"],
    ["/quizquestionnaire", "Quiz"],
    ["/quizquestionnaire/health-basics", "Quiz"],
    ["/quizlive", "Live quiz"],
    ["/quizlive/evening", "Live quiz"],
    ["/quizfinish", "Your quiz"],
    ["/quizfinish/health-basics", "Your quiz"],
  ])(
    "open at %s: %s [rt-quiz] [rt-quizfinish] [rt-quizhomepage] [rt-quiznote] [rt-quizquestionnaire] [rt-quiz-id] [rt-quizfinish-id] [rt-quizhomepage-id] [rt-quiznote-id] [rt-quizquestionnaire-id] [rt-quizlive] [rt-quizlive-id]",
    { retry: 0 }, // Drawn a second time, what comes late has come.
    async (path, title) => {
      const { status, html } = await page(path);
      // "<!--$!-->": a part that the server could not draw, and the window draws anew.
      expect([status, html.includes(`<h1>${title}</h1>`), html.includes("<!--$!-->")]).toEqual([200, true, false]);
    },
  );

  it("tell what is open, coming and over, each in its place, without a script", async () => {
    const { html } = await page("/quizhomepage");
    const places = ["Open now", "/quiz/health-basics", "Upcoming", "/quiz/coming", "Over", "/quiz/over"].map((text) =>
      html.indexOf(text, html.indexOf("<h1>")),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("tell the rules in five lines, and a start of what is open alone", async () => {
    const { html } = await page("/quiznote/health-basics");
    const rules = /<ol class="quiz-rules">(.*?)<\/ol>/s.exec(html)?.[1] ?? "";
    expect(rules.match(/<li>/g)).toHaveLength(5);
    expect(rules).toContain("You have 10 minutes from your start");
    expect(rules).toContain("There are 8 points. A wrong answer costs up to 0.5");
    expect(html).toContain("Start the quiz");
    for (const other of ["coming", "over"]) expect((await page(`/quiznote/${other}`)).html).not.toContain("Start the quiz");
  });

  it("tell the rules of a live quiz and lead to it, before it opens too", async () => {
    const { html } = await page("/quiznote/evening");
    expect(/<ol class="quiz-rules">(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(5);
    expect(html).toContain('href="/quizlive/evening"');
    expect(html).not.toContain("Start the quiz");
    expect((await page("/quizhomepage")).html).toContain("Live, everyone at once");
  });

  it("say plainly that an address names no quiz, as for one that was made up", async () => {
    for (const path of ["/quiz/none", "/quiznote/none", "/quizhomepage/%3Cscript%3E"])
      expect((await page(path)).html).toContain("We can't find this quiz");
  });

  it("offer to tell, without a script too, when one that is coming opens, and nothing of one that is open or over", async () => {
    const { html } = await page("/quizhomepage");
    const places = [...html.matchAll(/href="\/alerts\/new\?quiz=([\w-]+)"/g)].map(([, id]) => id);
    expect(places).toEqual(["coming"]);
    expect(html).toContain('aria-label="Tell me when this opens: Health basics"');
    expect((await page("/quiz/coming")).html).toContain('href="/alerts/new?quiz=coming"');
    expect((await page("/quiz/health-basics")).html).not.toContain("/alerts/new");
    const form = await page("/alerts/new?quiz=coming");
    expect(form.html).toContain('<input type="hidden" name="quiz" value="coming"');
    expect(form.html).toContain('href="/quiz/coming"');
    for (const quiz of ["health-basics", "over", "none", "%3Cscript%3E"]) expect((await page(`/alerts/new?quiz=${quiz}`)).status).toBe(404);
  });

  it("show what is sent of a quiz, without a number or name of anybody", async () => {
    const { html } = await page("/quiz/health-basics");
    const card = /<section class="panel[^>]*aria-labelledby="share-quiz">(.*?)<\/section>/s.exec(html)?.[1] ?? "";
    expect(card).toContain("Health basics");
    expect(card).toContain("4 questions");
    expect(card).not.toContain("taken part");
  });

  it("hold no question, and nothing of a key", async () => {
    for (const path of [
      "/quizhomepage",
      "/quiz/health-basics",
      "/quiznote/health-basics",
      "/quizquestionnaire/health-basics",
      "/quizfinish/over",
    ]) {
      const { html } = await page(path);
      for (const sentinel of ["EXPLANATION", "SOURCE-OF", "150.25", "What of salt?"]) expect(html).not.toContain(sentinel);
    }
  });
});
