import { describe } from "vitest";
import { walksThroughFitbook } from "./walks-through-fitbook.ts";

describe("Fitbook, whatever people do in it for long", () =>
  walksThroughFitbook({
    runs: 15,
    acts: 120,
    seed: null,
    reaches: [
      ...(["comment", "post of a group", "post for followers", "picture", "liker", "missing group"] as const),
      ...(["told of a like", "told of a comment", "told of a member", "told of several"] as const),
    ],
  }));
