import { describe, expect, it, onTestFinished } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryLiveTurns } from "#adapters/memory/quizzes/live-turns.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";
import type { LiveView } from "#core/quizzes/live/live-view.ts";
import type { SignedIn } from "#tests/signed-in.ts";
import type { Door } from "#tests/in-process.ts";

export const ID = quizId("evening");

/** A shop with a live quiz at `time.is`, which a test moves. */
export async function aRoom(door: Door) {
  const memory = new Memory();
  memory.quizzes.set(ID, aLiveQuiz({ id: ID }));
  const time = { is: now };
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  container.rebind(Clock).toConstantValue(() => time.is);
  const quizzes = memoryQuizzes(memory);
  const asked = { keys: 0 };
  container.rebind(Quizzes).toConstantValue({
    ...quizzes,
    keys(id) {
      asked.keys += 1;
      return quizzes.keys(id);
    },
  });
  const { url, clientOf } = await door(container);
  const host = makeHostLiveQuiz({ turns: memoryLiveTurns(memory), now: () => time.is });
  const of = ({ id, bearer }: SignedIn) => {
    const client = clientOf(bearer);
    return {
      client,
      id,
      join: () => client.get(JoinLiveQuiz)(id, ID),
      answer: (question: string, value: string | readonly string[] | number, quiz = ID) =>
        client.get(AnswerLiveQuiz)(id, { quiz, question, value }),
      watch() {
        const seen: (LiveView | null)[] = [];
        const listening = client
          .get(WatchLiveQuiz)(id, ID)
          .subscribe(({ view }) => void seen.push(view));
        onTestFinished(() => listening.unsubscribe());
        return { seen, last: () => seen.at(-1) ?? null, stop: () => listening.unsubscribe() };
      },
    };
  };
  return { url, time, asked, memory, asha: of(asha), ravi: of(ravi), bearer: asha.bearer, host: (act: HostAct) => host("meera", ID, act) };
}

export const PATIENT = { timeout: 15_000 };

export function liveRoomsSuite(how: string, door: Door): void {
  describe(`a live quiz, ${how}`, () => {
    it("goes from the lobby through a question to its answer, the points and the board, for all who watch", async () => {
      const { asha, ravi, host, time } = await aRoom(door);
      for (const one of [asha, ravi]) expect(await one.join()).toEqual(ok({ startedAt: now }));
      const [hers, his] = [asha.watch(), ravi.watch()];
      await expect
        .poll(() => hers.last(), PATIENT)
        .toMatchObject({ stage: { kind: "lobby" }, players: 2, own: { score: null }, first: [] });
      time.is += 1_000;
      await host("open");
      const opened = now + 1_000;
      await expect
        .poll(() => hers.last()?.stage, PATIENT)
        .toMatchObject({ kind: "question", place: 1, begins: opened, ends: opened + 20_000 });
      await expect.poll(() => his.last()?.stage.kind, PATIENT).toBe("question");
      time.is = opened + 500;
      expect(await asha.answer("salt", "five")).toEqual(ok({ at: opened + 500 }));
      expect(await asha.answer("salt", "ten")).toEqual(refused({ kind: "answered" }));
      time.is = opened + 10_500;
      expect(await ravi.answer("salt", "two")).toEqual(ok({ at: opened + 10_500 }));
      await expect.poll(() => hers.last()?.answered, PATIENT).toBe(2);
      // A page that was loaded anew goes on with the same question, order, clock and answer.
      const before = his.last()?.stage;
      his.stop();
      time.is = opened + 13_000;
      const again = ravi.watch();
      await expect
        .poll(() => again.last(), PATIENT)
        .toMatchObject({ at: opened + 13_000, stage: before, own: { value: "two", earned: null, rank: null } });
      time.is = opened + 22_000;
      await expect
        .poll(() => again.last()?.stage, PATIENT)
        .toMatchObject({ kind: "told", key: { key: { kind: "single", option: "five" } } });
      await expect.poll(() => hers.last()?.own, PATIENT).toEqual({ value: "five", earned: 200, score: 200, rank: 1 });
      expect(again.last()?.own).toEqual({ value: "two", earned: 0, score: 0, rank: 2 });
      expect(again.last()?.first.map(({ rank, score, isSelf }) => [rank, score, isSelf])).toEqual([
        [1, 200, false],
        [2, 0, true],
      ]);
      expect(await asha.answer("salt", "five")).toEqual(refused({ kind: "late" }));
      await host("end");
      time.is += 5_000;
      await expect.poll(() => hers.last()?.stage.kind, PATIENT).toBe("over");
      const result = await asha.client.get(ShowQuizResult)(asha.id, ID);
      expect(result).toMatchObject({
        value: { solved: { marks: { score: 200, max: 200, percent: null, isPassed: null, rank: 1, takers: 2 } } },
      });
    });

    it("names nobody any more who blocks, on a stream that is open", async () => {
      const { asha, ravi, host, time } = await aRoom(door);
      for (const one of [asha, ravi]) await one.join();
      const [hers, his] = [asha.watch(), ravi.watch()];
      await host("open");
      await ravi.answer("salt", "five");
      time.is += 22_000;
      const names = (watched: typeof hers) => watched.last()?.first.map(({ name }) => name);
      await expect
        .poll(() => [names(hers), names(his)], PATIENT)
        .toEqual([
          ["Ravi", "Asha"],
          ["Ravi", "Asha"],
        ]);
      await ravi.client.get(BlockUser)(ravi.id, asha.id);
      await expect
        .poll(() => [names(hers), names(his)], { timeout: 5_000 })
        .toEqual([
          [null, "Asha"],
          ["Ravi", null],
        ]);
      expect(hers.last()?.first.map(({ rank }) => rank)).toEqual([1, 2]);
    });

    it("names nobody any more who is suspended, leaves or is renamed, and names them again, on a stream that is open", async () => {
      const { asha, ravi, host, time, memory } = await aRoom(door);
      for (const one of [asha, ravi]) await one.join();
      const hers = asha.watch();
      await host("open");
      await ravi.answer("salt", "five");
      time.is += 22_000;
      const names = () => hers.last()?.first.map(({ name }) => name);
      await expect.poll(names, PATIENT).toEqual(["Ravi", "Asha"]);
      const told = async (name: string | null) => {
        await expect.poll(names, { timeout: 5_000 }).toEqual([name, "Asha"]);
        expect(hers.last()?.first.map(({ rank }) => rank)).toEqual([1, 2]);
      };
      const stands = (status: AccountStatus) => {
        const stored = memory.customers.get(ravi.id) ?? expect.unreachable();
        memory.customers.set(ravi.id, { ...stored, customer: { ...stored.customer, status } });
      };
      for (const status of [{ kind: "blocked" }, { kind: "leaving", erasedFrom: time.is }, { kind: "forgotten" }] as const) {
        stands(status);
        await told(null);
        stands({ kind: "staying" });
        await told("Ravi");
      }
      const profile = memory.ties.profiles.get(ravi.id) ?? expect.unreachable();
      memory.ties.profiles.set(ravi.id, { ...profile, name: fullNameIn("Ravindra") ?? expect.unreachable() });
      await told("Ravindra");
    });

    it("is not played alone, and not by who has not joined; nobody makes one up [ep-unknown-quiz]", async () => {
      const { asha, ravi, host, time } = await aRoom(door);
      const missing = refused({ kind: "not-found" });
      expect(await asha.client.get(ShowQuiz)(ID)).toMatchObject(ok({ id: ID, mode: { kind: "live" } }));
      expect(await asha.client.get(StartQuiz)(asha.id, ID)).toEqual(missing);
      expect(await asha.answer("salt", "five")).toEqual(refused({ kind: "not-asked" }));
      await asha.join();
      await host("open");
      for (const [question, value] of [
        ["salt", "milk"],
        ["salt", ["five"]],
        ["salt", 5],
      ] as const)
        expect(await asha.answer(question, value)).toEqual(refused({ kind: "wrong-answer" }));
      for (const question of ["b12", "nothing"]) expect(await asha.answer(question, "five")).toEqual(refused({ kind: "not-asked" }));
      expect(await ravi.answer("salt", "five")).toEqual(missing);
      expect(await asha.answer("salt", "five", quizId("other"))).toEqual(missing);
      expect(await asha.client.get(AnswerQuiz)(asha.id, { quiz: ID, seat: 1, question: "salt", value: "five" })).toEqual(missing);
      expect(await asha.client.get(FinishQuiz)(asha.id, ID)).toEqual(missing);
      expect(await asha.client.get(ShowQuizResult)(asha.id, ID)).toEqual(refused({ kind: "attempting", deadline: null }));
      time.is += 22_000;
      expect(await asha.answer("salt", "five")).toEqual(refused({ kind: "late" }));
    });

    it("answers right and wrong with the same bytes, and in the same time, as nothing that it does then knows the key", async () => {
      const { asha, ravi, host, asked } = await aRoom(door);
      await Promise.all([asha.join(), ravi.join()]);
      await host("open");
      expect(JSON.stringify(await asha.answer("salt", "five"))).toBe(JSON.stringify(await ravi.answer("salt", "ten")));
      expect(asked.keys).toBe(0);
    });

    it("that was never there is told as missing, whatever its id looks like", async () => {
      const { asha } = await aRoom(door);
      for (const id of ["none", "..%2f", "x".repeat(200)]) {
        const seen: unknown[] = [];
        const listening = asha.client
          .get(WatchLiveQuiz)(asha.id, quizId(id))
          .subscribe(({ view }) => void seen.push(view));
        await expect.poll(() => seen, PATIENT).toEqual([null]);
        listening.unsubscribe();
      }
    });
  });
}
