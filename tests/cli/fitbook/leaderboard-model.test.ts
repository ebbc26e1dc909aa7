import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLeaderboardFile } from "#tests/arbitraries/any-leaderboard-file.ts";
import { naiveLeaderboard } from "./naive-leaderboard.ts";
import { checkedLeaderboard } from "./checked-leaderboard.ts";

describe("a board", () => {
  it("is what a reading of the contract sentence by sentence gives", () => {
    fc.assert(
      fc.property(anyLeaderboardFile(), (file) => {
        const wire = JSON.parse(JSON.stringify(file));
        expect(JSON.stringify(checkedLeaderboard(wire))).toBe(JSON.stringify(naiveLeaderboard(wire)));
      }),
      { numRuns: 2_000 },
    );
  });
});
