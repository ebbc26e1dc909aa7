import { expect, it } from "vitest";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { composeMemory } from "#tests/composition.ts";

it("each kind of job has a queue and a worker, and is of one area", () => {
  expect(Object.keys(workersIn(composeMemory(), () => {}, "http://localhost")).sort()).toEqual([...jobKinds].sort());
});
