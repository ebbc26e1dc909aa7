import { describe, expect, it } from "vitest";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { aQuiz, MINUTE } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { ID, END, RESULTS_AT, aShop, quizzesSuite } from "#tests/core/quizzes/quizzes-suite.ts";
import type { AnswerKey } from "#core/quizzes/quiz.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

/** Of each answer its own, whatever it says. */
const OF_THE_ANSWER = ["date", "x-request-id"];

/** What is drawn anew at each call. */
const BY_CHANCE = ["/account/data", "/auth/human-check"];

/** Other right answers to the same questions, explained at other lengths. */
const OTHER_KEYS: KeyedQuiz["keys"] = aQuiz().keys.map(({ question, key }) => ({
  question,
  key: otherThan(key),
  explanation: { english: "Why", hindi: null },
  source: "A much longer source than the other's",
}));

function otherThan(key: AnswerKey): AnswerKey {
  switch (key.kind) {
    case "single":
      return { ...key, option: "two" };
    case "multiple":
      return { ...key, options: ["dal"], isPartial: false };
    case "order":
      return { ...key, options: key.options.toReversed() };
    case "number":
      return { ...key, number: 7, tolerance: 0 };
  }
}

quizzesSuite("over HTTP", overTheWire);

describe("a quiz that is taken alone", () => {
  it("lets no byte of a key out before its time: no explanation, no source, no right number, whatever is asked by whom", async () => {
    const { asha, time, url, bearer } = await aShop(overTheWire);
    await asha.start();
    const heard: string[] = [];
    const listen = async (path: string, signed: boolean) => {
      const response = await fetch(`${url}${path}`, signed ? { headers: { authorization: `Bearer ${bearer}` } } : {});
      heard.push(`${path} ${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
    };
    const everything = async () => {
      const requested = endpoints.filter(({ method, path }) => method === "GET" && path !== "/account/data");
      for (const { path } of requested)
        for (const signed of [true, false]) await listen(`/api${path}?id=${ID}&quiz=${ID}&preview=1&host=1`, signed);
      heard.push(JSON.stringify([await asha.answer("salt", "five"), await asha.answer("salt", "two"), await asha.answer("nothing", "x")]));
    };
    await everything();
    heard.push(JSON.stringify([await asha.start(), await asha.finish(), await asha.result(), await asha.own()]));
    time.is = RESULTS_AT - 1;
    await everything();
    const sentinels = ["EXPLANATION-OF", "SOURCE-OF", "150.25", '"tolerance"'];
    const leaks = () => sentinels.filter((sentinel) => heard.some((told) => told.includes(sentinel)));
    expect(heard.some((told) => told.includes("What of salt?"))).toBe(true); // Else nothing was heard.
    expect(leaks()).toEqual([]);
    time.is = RESULTS_AT;
    await everything();
    expect(leaks()).toEqual(sentinels); // Else the sentinels could not be heard.
  });

  it("tells the same bytes until its time whatever its keys are, at every instant of it, to whoever takes it and to visitors", async () => {
    const { asha, ravi, time, url, bearer, keyedBy } = await aShop(overTheWire);
    await asha.start();
    await asha.answer("salt", "five");
    await asha.answer("minutes", 150.25);
    await ravi.start();
    await ravi.finish();
    const requested = endpoints.filter(({ method, path }) => method === "GET" && !BY_CHANCE.includes(path));
    const everything = async () => {
      const heard: string[] = [];
      for (const { path } of requested)
        for (const headers of [{ authorization: `Bearer ${bearer}` }, {}]) {
          const response = await fetch(`${url}/api${path}?id=${ID}&quiz=${ID}&preview=1&host=1`, { headers });
          const told = [...response.headers].filter(([name]) => !OF_THE_ANSWER.includes(name));
          heard.push(`${path} ${response.status} ${JSON.stringify(told)} ${await response.text()}`);
        }
      heard.push(JSON.stringify([await ravi.finish(), await ravi.result(), await asha.result(), await asha.own(), await ravi.own()]));
      return heard;
    };
    for (const instant of [now, now + 10 * MINUTE + 1_999, now + 10 * MINUTE + 2_000, END - 1, END, RESULTS_AT - 1, RESULTS_AT]) {
      time.is = instant;
      keyedBy(aQuiz().keys);
      const heard = await everything();
      keyedBy(OTHER_KEYS);
      const withOthers = await everything();
      if (instant < RESULTS_AT) expect(withOthers).toEqual(heard);
      else expect(withOthers).not.toEqual(heard); // Else nothing of the keys could be heard.
    }
  });
});
