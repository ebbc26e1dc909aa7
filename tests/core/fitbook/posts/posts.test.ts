import { describe, expect, it } from "vitest";
import { LONGEST_COMMENT, LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { postsSuite } from "#tests/core/fitbook/posts/posts-suite.ts";

postsSuite("memory", () => {
  const memory = new Memory();
  return { posts: memoryPosts(memory), people: memoryPeople(memory), ties: relationsInMemory(memory) };
});

describe("what is written", () => {
  it("keeps joiners and line breaks, loses what nobody sees, and is counted in code points", () => {
    expect(postTextIn("  a\r\nb\u202E\u0007\u200D👨‍👩‍👧 ", LONGEST_COMMENT)).toBe("a\nb\u200D👨‍👩‍👧");
    expect(postTextIn("\u202E \n", LONGEST_COMMENT)).toBeNull();
    expect(postTextIn("😀".repeat(LONGEST_COMMENT), LONGEST_COMMENT)).not.toBeNull();
    expect(postTextIn("😀".repeat(LONGEST_COMMENT + 1), LONGEST_COMMENT)).toBeNull();
  });

  it("is whole up to its last conjunct, however letters are put together, and none where it is longer or nothing but lines", () => {
    const [family, conjunct] = ["👨‍👩‍👧‍👦", "क्षि"]; // Of seven and of four code points.
    expect(postTextIn(family.repeat(285), LONGEST_POST)).toBe(family.repeat(285));
    for (const many of [286, 2_000]) expect(postTextIn(family.repeat(many), LONGEST_POST)).toBeNull();
    expect(postTextIn(conjunct.repeat(500), LONGEST_POST)).toBe(conjunct.repeat(500));
    expect(postTextIn(`${conjunct.repeat(500)}क`, LONGEST_POST)).toBeNull();
    expect(postTextIn("e\u0301".repeat(LONGEST_POST), LONGEST_POST)).toBe("é".repeat(LONGEST_POST));
    expect(postTextIn("\n".repeat(10_000), LONGEST_POST)).toBeNull();
    expect(postTextIn(`a${"\n".repeat(10_000)}b`, LONGEST_POST)).toBeNull();
    expect(postTextIn(`${"\r\n".repeat(10_000)}a`, LONGEST_POST)).toBe("a");
  });
});
