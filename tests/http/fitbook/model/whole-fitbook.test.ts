import { describe } from "vitest";
import { walksThroughFitbook } from "./walks-through-fitbook.ts";

describe("Fitbook, whatever people do in it", () =>
  walksThroughFitbook({
    runs: 1,
    acts: 60,
    seed: 2848,
    reaches: [
      ...(["comment", "liker", "missing group", "told of a like", "told of a comment"] as const),
      ...(["told of a reply", "told of a member", "told of several"] as const),
    ],
  }));
