import { describe, expect, it } from "vitest";
import { run } from "./run.ts";

const COUNT = 30_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const at = (milliseconds: number): string => new Date(START + milliseconds).toISOString();
const many = <Thing>(thing: (index: number) => Thing): readonly Thing[] => Array.from({ length: COUNT }, (_, index) => thing(index));
const answer = async (command: string, file: object) => JSON.parse((await run(`${command} - --json`, { "-": file })).output);

/** So large that whatever took the square of its length would not end before the test's time does. */
describe("a file of thirty thousand", () => {
  it("people, posts and follows is answered", async () => {
    const people = many((index) => ({ _id: `p${index}` }));
    const { feed, people: seen } = await answer("visibility check", {
      viewer: "p0",
      people,
      follows: many((index) => ({ from: `p${index}`, to: `p${(index + 1) % COUNT}` })),
      blocks: people.slice(20_000).map(({ _id }) => ({ from: _id, to: "p0" })),
      groups: [{ _id: "g", members: people.map(({ _id }, index) => ({ person: _id, state: index === 0 ? "owner" : "member" })) }],
      posts: many((index) => ({ _id: `o${index}`, author: `p${index}`, audience: "group", group: "g", created_at: at(index) })),
    });
    expect([feed.length, seen.length]).toEqual([20_000, COUNT]);
  });

  it("comments and likes of one post is answered", async () => {
    const { posts } = await answer("visibility check", {
      viewer: "p0",
      people: many((index) => ({ _id: `p${index}` })),
      posts: [
        {
          _id: "o",
          author: "p0",
          created_at: at(0),
          likes: many((index) => `p${index}`),
          comments: many((index) => ({
            _id: `c${index}`,
            author: `p${index}`,
            created_at: at(index % 5),
            ...(index === 0 ? {} : { parent: "c0" }),
          })),
        },
      ],
    });
    expect([posts[0].likes, posts[0].comments]).toEqual([COUNT, COUNT]);
  });

  it("players and entries is answered", async () => {
    const { rows, me } = await answer("leaderboard check", {
      challenge: { _id: "c", measure: "steps", start: "2026-11-15", end: "2026-11-17" },
      at: at(0),
      viewer: "p5",
      players: many((index) => ({ person: `p${index}`, joined_at: "2026-11-14T10:00Z" })),
      entries: many((index) => ({
        _id: `e${index}`,
        person: `p${index}`,
        day: "2026-11-16",
        amount: index + 1,
        logged_at: "2026-11-16T20:00",
      })),
    });
    expect([rows.length, me]).toEqual([COUNT, { rank: COUNT - 5, score: 6, next: 1 }]);
  });

  it("attempts is answered", async () => {
    const { attempts } = await answer("quiz score", {
      quiz: {
        _id: "z",
        opens_at: at(0),
        closes_at: at(60_000),
        minutes: 1,
        questions: [{ _id: "q", type: "single", options: ["a", "b"], key: "a" }],
      },
      at: at(90_000),
      attempts: many((index) => ({
        person: `p${index}`,
        started_at: at(0),
        answers: [{ question: "q", value: index % 2 === 0 ? "a" : "b", at: at(index) }],
      })),
    });
    expect([attempts.length, attempts.at(-1).rank]).toEqual([COUNT, COUNT / 2 + 1]);
  });

  it("who wait, leave and are offered a seat is answered", async () => {
    const joins = many((index) => ({ at: at(index), do: "join", person: `p${index}` }));
    const leaves = many((index) => ({ at: at(COUNT + index), do: "leave", person: `p${index}` })).filter((_, index) => index % 2 === 0);
    const { people, outcomes } = await answer("event play", {
      event: { _id: "v", starts_at: at(30 * 86_400_000), ends_at: at(31 * 86_400_000), capacity: 1_000, offer_hours: 1 },
      at: at(29 * 86_400_000),
      steps: [...joins, ...leaves],
    });
    expect([people.length, outcomes.length]).toEqual([COUNT, COUNT * 1.5]);
  });
});
