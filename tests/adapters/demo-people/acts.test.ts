import { describe, expect, it } from "vitest";
import { FOLDED_WITHIN } from "#core/notifications/notifications.port.ts";
import { fitbookActsAt } from "#adapters/demo-people/fitbook/acts-at.ts";
import { fitbookPostsAt } from "#adapters/demo-people/fitbook/posts-at.ts";
import { now } from "#tests/fixtures.ts";

describe("what people of the demo were told of others", () => {
  const demoActs = fitbookActsAt(now);

  it("is of each kind, and of several people in one", () => {
    expect(new Set(demoActs.map(({ kind }) => kind))).toEqual(new Set(["post-liked", "post-commented", "comment-replied"]));
    expect(demoActs.some(({ acts }) => acts.length > 2)).toBe(true);
  });

  it("is what there is of likes and comments, done by others within an hour, and is told once for each cause", () => {
    const posts = new Map(fitbookPostsAt(now).map((one) => [one.post.id, one]));
    for (const { to, kind, post, at, acts } of demoActs) {
      const there = posts.get(post);
      if (kind !== "comment-replied") expect(there?.post.author).toBe(to);
      for (const { person, comment, at: done } of acts) {
        expect(person).not.toBe(to);
        expect(done - at).toBeLessThan(FOLDED_WITHIN);
        expect(done).toBeLessThanOrEqual(now);
        const isThere =
          comment === null ? there?.likes.includes(person) : there?.comments.some(({ id, author }) => id === comment && author === person);
        expect(isThere).toBe(true);
      }
    }
    const causes = demoActs.flatMap(({ to, acts }) => acts.map(({ cause }) => `${to} ${cause}`));
    expect(new Set(causes).size).toBe(causes.length);
  });

  it("sorts by its time", () => {
    const byId = demoActs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId.map(({ at }) => at)).toEqual(demoActs.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(new Set(demoActs.map(({ id }) => id)).size).toBe(demoActs.length);
  });
});
