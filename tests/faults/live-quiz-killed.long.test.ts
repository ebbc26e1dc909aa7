import { filter, firstValueFrom } from "rxjs";
import { NEVER } from "rxjs";
import { expect, it } from "vitest";
import { attemptOf } from "#core/quizzes/attempts/quiz-attempt.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { scoredQuiz } from "#core/quizzes/content/scored-quiz.ts";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { quizResult } from "#core/quizzes/quiz-result.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { KilledShop } from "./killed-shop.ts";
import { aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";

const folder = await aShopFolder();
const HOUR = 3_600_000;
const id = quizId("killed");

const host = (act: HostAct) =>
  beside(folder, async (db) =>
    valueOf(await makeHostLiveQuiz({ turns: postgresLiveTurns(db, { of: () => NEVER }), now: Date.now })("host", id, act)),
  );

/** What a reading of all that is stored gives each of some players, in their order. */
const scores = (players: readonly string[]) =>
  beside(folder, async (db) => {
    const [attempts, quizzes] = [await postgresQuizAttempts(db).all(id), postgresQuizzes(db)];
    const hosted = await quizzes.find(id);
    if (hosted === null) throw new Error("there is no quiz");
    const quiz = scoredQuiz(hosted.quiz, await quizzes.keys(id), hosted.turns);
    const result = quizResult({ quiz, attempts: attempts.map(attemptOf), at: Date.now() + HOUR });
    return players.map((player) => {
      const { score, rank } = result.attempts.find(({ person }) => person === player)?.marks ?? { score: null, rank: null };
      return { score, rank };
    });
  });

it("a question whose server is killed at its answers, its end and its points earns each what the stored times say", {
  timeout: 600_000,
}, async () => {
  const shop = await KilledShop.open(folder);
  const now = Date.now();
  const { quiz, keys } = aLiveQuiz({ id, opensAt: now - HOUR, closesAt: now + HOUR });
  const players = await beside(folder, async (db) => {
    await putQuiz(db, { quiz: { ...quiz, questions: quiz.questions.map((one) => ({ ...one, points: 1_000, seconds: 120 })) }, keys });
    return signedIn(db, 2);
  });
  const of = ({ customer, bearer }: (typeof players)[number]) => ({
    who: customerId(customer),
    at: (url: string) => clientOf(url, bearer),
  });
  const [asha, ravi] = players.map(of);
  if (asha === undefined || ravi === undefined) throw new Error("nobody plays");
  for (const { who, at } of [asha, ravi]) valueOf(await shop.through((url) => at(url).get(JoinLiveQuiz)(who, id)));
  await host("open");
  const answers = [
    [asha, "five"],
    [ravi, "two"],
  ] as const;
  for (const [{ who, at }, value] of answers) {
    const taken = await shop.through((url) => at(url).get(AnswerLiveQuiz)(who, { quiz: id, question: "salt", value }));
    if (taken.kind === "refused") expect(taken.refusal.kind).toBe("answered"); // The server that was killed had written it.
  }
  await host("close");
  await shop.again(); // Between the end and the points: nobody counts the two seconds but the stored times.

  const expected = await scores(players.map(({ customer }) => customer));
  expect(expected).toMatchObject([{ rank: 1 }, { score: 0, rank: 2 }]);
  for (let kills = 0; kills < 2; kills += 1) {
    for (const [nth, { who, at }] of [asha, ravi].entries()) {
      const told = at(shop.address)
        .get(WatchLiveQuiz)(who, id)
        .pipe(filter(({ view }) => view?.stage.kind === "told"));
      const { view } = await firstValueFrom(told);
      expect(view?.own).toMatchObject({ ...expected[nth], earned: expected[nth]?.score });
    }
    await shop.again();
  }
  const { hosted } = await host("end");
  const isOver = async () => Date.now() > hosted.quiz.closesAt + 2_000;
  await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
  for (const [nth, { who, at }] of [asha, ravi].entries()) {
    const result = valueOf(await shop.through((url) => at(url).get(ShowQuizResult)(who, id)));
    expect(result.solved?.marks).toMatchObject({ ...expected[nth], takers: 2 });
  }
  await shop.stop();
});
