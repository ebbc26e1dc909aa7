import { readFileSync } from "node:fs";

/** A test, the milliseconds that it takes, and the mutants that it reaches. */
export type ReachingTest = { readonly id: string; readonly file: string; readonly ms: number; readonly mutants: readonly string[] };

/**
 * How many tests are tried on a mutant, those of earlier rounds counted: as many as together take no longer than so many milliseconds,
 * within two bounds.
 */
export type Effort = { readonly atLeast: number; readonly atMost: number; readonly ms: number };

/** Files of the project that a file imports before it runs. */
type Imports = (file: string) => readonly string[];

/** How many imports lead from a file of tests to each file that it loads. */
export function importDistances(testFile: string, imports: Imports): ReadonlyMap<string, number> {
  const distances = new Map([[testFile, 0]]);
  for (const [file, distance] of distances)
    for (const imported of imports(file)) if (!distances.has(imported)) distances.set(imported, distance + 1);
  return distances;
}

/** The mutants that Stryker has put into a file, which asks for each by its number. */
export const mutantsIn = (path: string): readonly string[] =>
  [...readFileSync(path, "utf8").matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, mutant = ""]) => mutant);

/**
 * The tests that reach each mutant, in the order in which they are worth trying: those that are about its file, which few imports part from
 * it, then quick ones. A hundred screens draw the cart, and few tests are about it.
 */
export function testsByMutant(
  tests: readonly ReachingTest[],
  fileOf: (mutant: string) => string,
  distance: (testFile: string, file: string) => number,
): ReadonlyMap<string, readonly ReachingTest[]> {
  const reaching = new Map<string, ReachingTest[]>();
  for (const test of tests)
    for (const mutant of test.mutants) {
      const found = reaching.get(mutant);
      if (found === undefined) reaching.set(mutant, [test]);
      else found.push(test);
    }
  return new Map(
    [...reaching].map(([mutant, found]) => {
      const far = new Map(found.map((test) => [test.id, distance(test.file, fileOf(mutant))]));
      return [mutant, found.toSorted((a, b) => Number(far.get(a.id)) - Number(far.get(b.id)) || a.ms - b.ms)];
    }),
  );
}

/** How many of a mutant's tests, in their order, are tried with so much effort. */
export function countWithin(tests: readonly ReachingTest[], { atLeast, atMost, ms }: Effort): number {
  let spent = 0;
  const slow = tests.findIndex((test) => {
    spent += test.ms;
    return spent > ms;
  });
  return Math.min(tests.length, atMost, Math.max(atLeast, slow === -1 ? tests.length : slow));
}
