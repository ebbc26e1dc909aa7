// How long putting sets of products together takes here, and with the libraries of bit sets that are installed in a folder:
//     npm install --prefix FOLDER fastbitset roaring-wasm
// node tests/bench/bit-sets/main.ts FOLDER Each gives the same number of products and the same first page. Microseconds, medians of rounds
// in turn. Decision: docs/decisions/product-sets-as-bits.md
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { bitSetOf, intersectionOf, ranksOf } from "#adapters/postgres/search/bit-set.ts";
import { RANKS_PER_PART, partMembersOf, partOf } from "#adapters/postgres/search/set-part.ts";

type Answer = { readonly count: number; readonly page: readonly number[] };
/** Makes a set of ranks, and puts groups of sets together. */
type Kind<Bits> = { readonly of: (ranks: readonly number[]) => Bits; readonly met: (groups: readonly (readonly Bits[])[]) => Answer };

const PAGE = 24;
const ROUNDS = 41;
const TIMES = 40;
const folder = resolve(process.argv[2] ?? ".");

/** The same in each run: which of so many ranks a set holds. */
function ranks(among: number, share: number, seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: among }, (_, rank) => rank).filter(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < share;
  });
}

const ours: Kind<ReturnType<typeof bitSetOf>> = {
  of(members) {
    const parts = Map.groupBy(members, partOf);
    return bitSetOf(new Map([...parts].map(([part, some]) => [part, partMembersOf(some)])), RANKS_PER_PART / 8);
  },
  met(groups) {
    const both = intersectionOf(groups);
    return { count: both.count, page: ranksOf(both, { after: -1, most: PAGE }) };
  },
};

/** Parts of the libraries that are used here. */
type FastBits = {
  clone(): FastBits;
  union(other: FastBits): void;
  intersection(other: FastBits): void;
  size(): number;
  [Symbol.iterator](): Iterator<number>;
};
type Roaring = {
  orInPlace(other: Roaring): unknown;
  andInPlace(other: Roaring): unknown;
  clone(): Roaring;
  readonly size: number;
  dispose(): void;
  [Symbol.iterator](): Iterator<number>;
};

function fastbitset(Bits: new (members: Iterable<number>) => FastBits): Kind<FastBits> {
  return {
    of: (members) => new Bits(members),
    met(groups) {
      const [first, ...others] = groups.map(unionOf);
      if (first === undefined) return { count: 0, page: [] };
      const both = first.clone();
      for (const other of others) both.intersection(other);
      return { count: both.size(), page: firstOf(both) };
    },
  };
  function unionOf(sets: readonly FastBits[]): FastBits {
    const [first, ...others] = sets;
    if (first === undefined) throw new TypeError("a group holds a set");
    if (others.length === 0) return first;
    const all = first.clone();
    for (const other of others) all.union(other);
    return all;
  }
}

function roaring(Bits: new (members: readonly number[]) => Roaring): Kind<Roaring> {
  return {
    of: (members) => new Bits(members),
    met(groups) {
      const made: Roaring[] = [];
      const copied = (set: Roaring) => {
        const copy = set.clone();
        made.push(copy);
        return copy;
      };
      const [first, ...others] = groups.map((sets) => {
        const [one, ...more] = sets;
        if (one === undefined) throw new TypeError("a group holds a set");
        if (more.length === 0) return one;
        const all = copied(one);
        for (const other of more) all.orInPlace(other);
        return all;
      });
      if (first === undefined) return { count: 0, page: [] };
      const both = copied(first);
      for (const other of others) both.andInPlace(other);
      const answer = { count: both.size, page: firstOf(both) };
      for (const one of made) one.dispose();
      return answer;
    },
  };
}

function firstOf(ordered: Iterable<number>): readonly number[] {
  const page: number[] = [];
  for (const rank of ordered) if (page.push(rank) === PAGE) break;
  return page;
}

const require = createRequire(join(folder, "package.json"));
function installed<Module>(name: string): Module | null {
  try {
    return require(name);
  } catch {
    console.log(`${name} is not installed in ${folder}.`);
    return null;
  }
}

const rows: Record<string, string | number>[] = [];
for (const among of [10_000, 1_000_000]) {
  const of = {
    category: ranks(among, 0.2, 1),
    stock: ranks(among, 0.91, 2),
    brand: ranks(among, 0.0025, 3),
    another: ranks(among, 0.0025, 4),
  };
  const cases = {
    "a category in stock": [["category"], ["stock"]],
    "and of two brands": [["category"], ["stock"], ["brand", "another"]],
  } as const;
  const fast = installed<new (members: Iterable<number>) => FastBits>("fastbitset");
  const wasm = installed<{ readonly RoaringBitmap32: new (members: readonly number[]) => Roaring }>("roaring-wasm");
  for (const [name, groups] of Object.entries(cases)) {
    const kinds = [
      asked("here", ours, of, groups),
      ...(fast === null ? [] : [asked("fastbitset", fastbitset(fast), of, groups)]),
      ...(wasm === null ? [] : [asked("roaring-wasm", roaring(wasm.RoaringBitmap32), of, groups)]),
    ];
    const [first] = kinds;
    for (const { answer, name: whose } of kinds)
      if (JSON.stringify(answer()) !== JSON.stringify(first?.answer())) throw new Error(`${whose} answers otherwise`);
    const times = new Map(kinds.map(({ name: whose }) => [whose, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name: whose, answer } of kinds) {
        const from = performance.now();
        for (let nth = 0; nth < TIMES; nth += 1) answer();
        times.get(whose)?.push(((performance.now() - from) * 1_000) / TIMES);
      }
    const medians = [...times].map(
      ([whose, taken]) => [whose, Number((taken.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0).toFixed(1))] as const,
    );
    rows.push({ products: among, asked: name, found: first?.answer().count ?? 0, ...Object.fromEntries(medians) });
  }
}
console.table(rows);

function asked<Bits>(
  name: string,
  { of, met }: Kind<Bits>,
  members: Readonly<Record<string, readonly number[]>>,
  groups: readonly (readonly string[])[],
) {
  const sets = new Map(Object.entries(members).map(([set, some]) => [set, of(some)]));
  const known = groups.map((group) => group.flatMap((set) => sets.get(set) ?? []));
  return { name, answer: (): Answer => met(known) };
}
