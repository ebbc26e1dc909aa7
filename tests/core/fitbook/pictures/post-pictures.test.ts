import { describe, expect, it } from "vitest";
import { memoryReports } from "#adapters/memory/fitbook/moderation/reports.ts";
import { LONGEST_POST, NO_TEXT, textOfPost } from "#core/fitbook/post-text.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { postPicturesSuite } from "#tests/core/fitbook/pictures/post-pictures-suite.ts";

postPicturesSuite("memory", () => {
  const memory = new Memory();
  return { posts: memoryPosts(memory), uploads: memoryUploads(memory), reports: memoryReports(memory), ties: relationsInMemory(memory) };
});

describe("the text of a post", () => {
  it("may be empty beside a picture alone, and is never too long", () => {
    expect([textOfPost(" \n", 0), textOfPost(" \n", 1)]).toEqual([null, NO_TEXT]);
    expect(textOfPost("x".repeat(LONGEST_POST + 1), 1)).toBeNull();
  });
});
