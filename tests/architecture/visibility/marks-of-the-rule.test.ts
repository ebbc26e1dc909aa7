import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { marksGivenIn } from "./marks-of-the-rule.ts";

const sources = ["core", "adapters", "web", "cli"].flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`));

describe("the mark of the rule of visibility", () => {
  it("is given by the rule, and by what reads an answer that was put to it", () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.flatMap((path) => marksGivenIn(path, readFileSync(path, "utf8")).map((given) => `${path}: ${given}`))).toEqual([]);
  });

  it.each([
    ["core/fitbook/posts/list-posts.use-case.ts", "return rows as SeenPost[];"],
    ["core/fitbook/posts/list-posts.use-case.ts", "return row as unknown as VisiblePerson;"],
    ["adapters/postgres/fitbook/people.ts", "return rows.map(answeredPerson);"],
    ["web/features/fitbook/posts/thread.tsx", "const thread = answeredThread(row);"],
  ])("is found where another gives it: in %s, %s", (path, source) => expect(marksGivenIn(path, source)).toHaveLength(1));

  it.each([
    ["adapters/http-contract/fitbook/post.ts", "decode: (plain) => answeredPost(plain)"],
    ["core/fitbook/posts/seen-post.ts", "return plain as SeenPost;"],
    ["core/fitbook/posts/thread.ts", "import type { SeenPost as Post } from x; const answeredPosts = 1;"],
  ])("may be given in %s: %s", (path, source) => expect(marksGivenIn(path, source)).toEqual([]));
});
