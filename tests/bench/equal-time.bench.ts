import { sql } from "kysely";
import { answered, median } from "./asking.ts";
import { atMost } from "./figure.ts";
import { headersOf } from "./fitbook/many-boards.ts";
import { putEntries } from "./made/many-entries.ts";
import { followMany, putManyPosts } from "./made/many-posts.ts";
import { aLongQuiz, bearerOf, putAttempts, putPlayers, QUESTIONS } from "./quizzes/many-attempts.ts";
import { serverRace } from "./server-cpu.ts";
import type { MeasuredRequest } from "./asking.ts";
import type { Figure } from "./figure.ts";
import type { FitbookSize } from "./made/many-posts.ts";

const SIZE: FitbookSize = { people: 2_000, follows: 4_000, posts: 8_000 };
const [READER, BLOCKING] = ["reader", "f7"];
const [NOTING, PEEPING] = ["notes", "peeps"];
const MEMBER = "a-son";
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
      await putEntries(
        db,
        [NOTING, PEEPING].map((id) => ({ id, days: 365, aDay: 20 })),
      );
      await sql`insert into family_member (id, customer, name, relation, birthdate, gender)
        values (${MEMBER}, ${NOTING}, 'A son', 'Son', '2014-06-17', 'male')`.execute(db);
      await sql`analyze tracker_entry`.execute(db);
    },
  });
  /** The median times of two requests, the one after the other and in turns first. */
  const timesAsLong = async (name: string, one: Asked, other: Asked): Promise<Figure> => {
    const said = async (request: MeasuredRequest) => (await answered(race.address, request).catch(whyNot)).replace(MOMENT, "");
    if ((await said(one(0))) !== (await said(other(0)))) throw new Error(`${name}: what is answered tells it already`);
    const took = async (request: MeasuredRequest) => {
      const from = performance.now();
      await answered(race.address, request).catch(() => null); // What is missing is refused, which is what is timed.
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
    const peeping = await headersOf(race.db, PEEPING);
    const theirs = await sql<{ entry: string }>`select entry from tracker_entry
      where customer = ${NOTING} and tracker = 'water' limit ${sql.lit(PAIRS)}`.execute(race.db);
    const entries = theirs.rows.map(({ entry }) => entry);
    const removal = (entry: string): MeasuredRequest => {
      const press = { op: crypto.randomUUID(), entry, n: "2", at: new Date().toISOString() };
      return { method: "DELETE", path: `/api/watertracker/delete?${new URLSearchParams(press)}`, headers: peeping };
    };
    const membersEntries = (member: string) => ({ path: `/api/tracker/changes?after=0&member_id=${member}`, headers: peeping });
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
      await timesAsLong(
        "an entry of somebody else's tracker, against none",
        (nth) => removal(entries[Math.abs(nth) % entries.length] ?? ""),
        () => removal(crypto.randomUUID()),
      ),
      await timesAsLong(
        "the trackers of somebody else's member, against nobody's",
        () => membersEntries(MEMBER),
        () => membersEntries(crypto.randomUUID()),
      ),
    ];
  } finally {
    await race.close();
  }
}

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** Of a request that was refused, its status and what was said. */
const whyNot = (error: Error): string => error.message.replace(/^.* answers /, "");

type Asked = (nth: number) => MeasuredRequest;
