import { sql } from "kysely";
import { answered, median } from "./asking.ts";
import { atMost } from "./figure.ts";
import { headersOf } from "./fitbook/many-boards.ts";
import { followMany, putManyPosts } from "./made/many-posts.ts";
import { aLongQuiz, bearerOf, putAttempts, putPlayers, QUESTIONS } from "./quizzes/many-attempts.ts";
import { serverRace } from "./server-cpu.ts";
import type { MeasuredRequest } from "./asking.ts";
import type { Figure } from "./figure.ts";
import type { FitbookSize } from "./made/many-posts.ts";

const SIZE: FitbookSize = { people: 2_000, follows: 4_000, posts: 8_000 };
const [READER, BLOCKING] = ["reader", "f7"];
const HOUR = 3_600_000;
const PAIRS = 400;
const WARMING = 100;
/** Whoever looks at a clock from another machine can't tell less than this in so few tries. */
const ALIKE = 1.15;

/** Whether a clock tells what an answer does not: a right answer from a wrong one, and what one may not see from what there is not. */
export async function bench(): Promise<readonly Figure[]> {
  const now = Date.now();
  const mode = { kind: "questionnaire", minutes: 180, passPercent: 40 } as const;
  const quiz = aLongQuiz({ id: "open", mode, opensAt: now - HOUR, closesAt: now + 20 * HOUR });
  const race = await serverRace({
    bare: new URL("./bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putPlayers(db, 2);
      await putAttempts(db, { quiz, many: 2, answered: QUESTIONS, startedAt: now - HOUR / 2 });
      await putManyPosts(db, SIZE);
      await followMany(db, READER, { count: 10, whom: "active", people: SIZE.people });
      await sql`insert into customer_block (blocker, blocked, blocked_at) values (${BLOCKING}, ${READER}, now())`.execute(db);
    },
  });
  /** The median times of two requests, the one after the other and in turns first. */
  const timesAsLong = async (name: string, one: Asked, other: Asked): Promise<Figure> => {
    const took = async (asked: MeasuredRequest) => {
      const from = performance.now();
      await answered(race.address, asked).catch(() => null); // What is missing is refused, which is what is timed.
      return performance.now() - from;
    };
    const [ones, others]: [number[], number[]] = [[], []];
    for (let nth = -WARMING; nth < PAIRS; nth += 1) {
      const isFirst = nth % 2 === 0;
      const first = await took((isFirst ? one : other)(nth));
      const second = await took((isFirst ? other : one)(nth));
      if (nth < 0) continue;
      ones.push(isFirst ? first : second);
      others.push(isFirst ? second : first);
    }
    const [a, b] = [median(ones), median(others)];
    return atMost(`${name} (${a.toFixed(2)} against ${b.toFixed(2)} ms by the clock)`, Math.max(a / b, b / a), ALIKE);
  };
  try {
    const headers = await headersOf(race.db, READER);
    const { rows } = await sql<{ id: string }>`select id from fitbook_post where audience = 'followers' and author not in
      (select followed from follow where follower = ${READER}) order by created_at desc limit ${sql.lit(PAIRS)}`.execute(race.db);
    const hidden = rows.map(({ id }) => id);
    const thread = (post: string) => ({ path: `/api/fitbook/comments?post_id=${post}`, headers });
    const person = (id: string) => ({ path: `/api/fitbook/person?user_id=${id}`, headers });
    const answer = (nth: number, value: string) => ({
      ...({ method: "PUT", path: "/api/quiz/answer", headers: { authorization: `Bearer ${bearerOf(0)}` } } as const),
      body: { id: "open", seat: 1, question: `q-${Math.abs(nth) % QUESTIONS}`, value },
    });
    return [
      await timesAsLong(
        "a right answer in a quiz, against a wrong one",
        (nth) => answer(nth, "two"),
        (nth) => answer(nth, "one"),
      ),
      await timesAsLong(
        "a post that one may not see, against none",
        (nth) => thread(hidden[Math.abs(nth) % hidden.length] ?? ""),
        () => thread(crypto.randomUUID()),
      ),
      await timesAsLong(
        "a person who has blocked one, against nobody",
        () => person(BLOCKING),
        (nth) => person(`f${SIZE.people + Math.abs(nth)}`),
      ),
    ];
  } finally {
    await race.close();
  }
}

type Asked = (nth: number) => MeasuredRequest;
