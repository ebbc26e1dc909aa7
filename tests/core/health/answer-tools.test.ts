import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { day as dayTool } from "#core/health/tools/day.ts";
import { mind, MIND_CATEGORIES } from "#core/health/tools/mind.ts";
import { DOSHAS, prakriti } from "#core/health/tools/prakriti.ts";
import { isSleep, sleep } from "#core/health/tools/sleep.ts";
import { stress } from "#core/health/tools/stress.ts";
import { together } from "#core/health/tools/together.ts";
import { refused } from "#core/shared/result.ts";
import type { Dosha, Weights } from "#core/health/tools/prakriti.ts";

const MINUTE = 60_000;
const steps = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => ({ name, value }));

describe("prakriti", () => {
  /** Whole percent by largest remainder, one percent after the other given to whoever lacks most of it. */
  function sharesByHand(weights: Weights): Readonly<Record<Dosha, number>> {
    const sum = DOSHAS.reduce((total, dosha) => total + weights[dosha], 0);
    const shares = { vata: 0, pitta: 0, kapha: 0 };
    for (const dosha of DOSHAS) shares[dosha] = Number((BigInt(weights[dosha]) * 100n) / BigInt(sum));
    const lacks = (dosha: Dosha) => weights[dosha] * 100 - shares[dosha] * sum;
    const waiting = [...DOSHAS];
    while (shares.vata + shares.pitta + shares.kapha < 100) {
      const next = waiting.reduce((most, dosha) => (lacks(dosha) > lacks(most) ? dosha : most));
      waiting.splice(waiting.indexOf(next), 1);
      shares[next] += 1;
    }
    return shares;
  }

  function wordByWord(weights: Weights) {
    const shares = sharesByHand(weights);
    const order = [...DOSHAS].sort((a, b) => shares[b] - shares[a] || DOSHAS.indexOf(a) - DOSHAS.indexOf(b));
    const [p1 = 0, p2 = 0, p3 = 0] = order.map((dosha) => shares[dosha]);
    const [band, count] = p1 - p3 <= 10 ? ["all", 3] : p1 - p2 >= 15 ? ["single", 1] : ["dual", 2];
    return {
      tool: "prakriti",
      formula: "prakriti@1",
      band,
      notes: [],
      missing: [],
      result: order.slice(0, Number(count)),
      figures: { vata: String(shares.vata), pitta: String(shares.pitta), kapha: String(shares.kapha) },
      steps: steps({ vata: String(weights.vata), pitta: String(weights.pitta), kapha: String(weights.kapha) }),
    };
  }

  it("is what the specification makes of any weights", () => {
    const weight = fc.oneof(fc.nat(60), fc.nat(100_000));
    const weights = fc.record({ vata: weight, pitta: weight, kapha: weight }).filter((of) => of.vata + of.pitta + of.kapha > 0);
    fc.assert(
      fc.property(weights, (of) => void expect(prakriti({ kind: "weights", weights: of })).toEqual(wordByWord(of))),
      { numRuns: 2_000 },
    );
  });

  it.each<readonly [string, Weights]>([
    ["all", { vata: 40, pitta: 30, kapha: 30 }],
    ["dual", { vata: 40, pitta: 31, kapha: 29 }],
    ["single", { vata: 45, pitta: 30, kapha: 25 }],
    ["dual", { vata: 44, pitta: 30, kapha: 26 }],
  ])("is %s at the edge", (band, weights) => expect(prakriti({ kind: "weights", weights })).toMatchObject({ band }));

  it("counts answers, and says which are missing", () => {
    const answer = fc.option(fc.constantFrom(...DOSHAS), { freq: 20 });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 24, maxLength: 24 }), (answers) => {
        const count = (dosha: Dosha) => answers.filter((one) => one === dosha).length;
        const weights = { vata: count("vata"), pitta: count("pitta"), kapha: count("kapha") };
        const missing = answers.flatMap((one, nth) => (one === null ? [nth + 1] : []));
        const whole = wordByWord(missing.length === 24 ? { ...weights, vata: 1 } : weights);
        const counted = steps({ vata: String(weights.vata), pitta: String(weights.pitta), kapha: String(weights.kapha) });
        expect(prakriti({ kind: "answers", answers })).toEqual(
          missing.length === 0 ? whole : { ...whole, figures: null, band: null, result: [], missing, steps: counted },
        );
      }),
    );
  });
});

describe("stress", () => {
  it("is what the specification makes of any ten answers", () => {
    const answer = fc.option(fc.nat(4), { freq: 20 });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 10, maxLength: 10 }), (answers) => {
        const missing = answers.flatMap((one, nth) => (one === null ? [nth + 1] : []));
        const counts = (items: readonly number[]) => items.map((item) => answers[item - 1] ?? 0);
        const straight = counts([1, 2, 3, 6, 9, 10]).reduce((sum, one) => sum + one, 0);
        const turned = counts([4, 5, 7, 8]).reduce((sum, one) => sum + 4 - one, 0);
        const score = straight + turned;
        const band = score < 14 ? "low" : score < 27 ? "moderate" : "high";
        const shared = { tool: "stress", formula: "stress@1", missing };
        const told = steps({ straight: String(straight), turned: String(turned), score: String(score) });
        expect(stress({ answers })).toEqual(
          missing.length > 0
            ? { ...shared, figures: null, band: null, notes: [], steps: [] }
            : { ...shared, figures: { score: String(score) }, band, notes: band === "high" ? ["helpline"] : [], steps: told },
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [[4, 4, 4, 3, 4, 0, 4, 4, 0, 0], 13, "low"],
    [[4, 4, 4, 2, 4, 0, 4, 4, 0, 0], 14, "moderate"],
    [[4, 4, 4, 2, 4, 4, 4, 4, 4, 4], 26, "moderate"],
    [[4, 4, 4, 1, 4, 4, 4, 4, 4, 4], 27, "high"],
  ])("of %j is %d: %s", (answers, score, band) => expect(stress({ answers })).toMatchObject({ figures: { score: String(score) }, band }));
});

describe("mind", () => {
  const TURNED = { emotional: [3, 6], occupational: [2, 7], social: [2, 5] };

  it("is what the specification makes of any answers", () => {
    const given = fc.array(fc.option(fc.nat(4), { freq: 12 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...MIND_CATEGORIES), given, (category, all) => {
        const ids = all.map((_, nth) => `${category}-${nth + 1}`);
        const answers = new Map(ids.flatMap((id, nth) => (all[nth] == null ? [] : [[id, all[nth]] as const])));
        const points = ids.flatMap((id, nth) => {
          const answer = all[nth] ?? null;
          return answer === null ? [] : [{ id, score: TURNED[category].includes(nth + 1) ? 4 - answer : answer }];
        });
        const sum = points.reduce((total, { score }) => total + score, 0);
        const index = Math.floor((100 * sum) / 32 + 0.5);
        const isWhole = points.length === 8;
        const band = index < 50 ? "low" : index < 75 ? "fair" : "good";
        const lowest = [0, 1, 2].flatMap((low) => points.filter(({ score }) => score === low)).slice(0, 2);
        expect(mind({ category, answers })).toEqual({
          tool: "mind",
          formula: "mind@1",
          answered: points.length,
          required: 8,
          figures: isWhole ? { index: String(index) } : null,
          band: isWhole ? band : null,
          notes: isWhole && category === "emotional" && band === "low" ? ["helpline"] : [],
          steps: isWhole ? steps({ sum: String(sum), index: String((100 * sum) / 32) }) : [],
          missing: ids.filter((_, nth) => all[nth] === null),
          lowest: lowest.map(({ id }) => id),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [15, "low"], // 47
    [16, "fair"], // 50
    [23, "fair"], // 72
    [24, "good"], // 75
  ])("of %d points is %s", (points, band) => {
    const answers = new Map<string, number>();
    let left = points;
    for (let item = 1; item <= 8; item += 1) {
      const score = Math.min(4, left);
      left -= score;
      answers.set(`social-${item}`, [2, 5].includes(item) ? 4 - score : score);
    }
    expect(mind({ category: "social", answers }).band).toBe(band);
  });
});

describe("a sleep", () => {
  const base = firstInstantOf(day("2026-11-20"));
  const anyAt = (from: number, to: number) => fc.integer({ min: from * 60, max: to * 60 }).map((seconds) => base + seconds * 1_000);

  it("is what its minutes are, one by one", () => {
    const others = fc.array(fc.tuple(anyAt(-100, 200), fc.integer({ min: 1, max: 60 })), { maxLength: 4 });
    fc.assert(
      fc.property(anyAt(-60, 60), fc.integer({ min: 0, max: 120 * 60 }), others, (start, seconds, near) => {
        const end = start + seconds * 1_000;
        const minutesOf = (from: number, to: number) => {
          const [first, last] = [Math.floor(from / MINUTE), Math.floor(to / MINUTE)];
          return Array.from({ length: last - first }, (_, nth) => first + nth);
        };
        const slept = minutesOf(start, end);
        const spans = near.map(([from, minutes], nth) => ({ id: String(nth), start: from, end: from + minutes * MINUTE }));
        const overlaps = spans
          .filter((span) => minutesOf(span.start, span.end).some((minute) => slept.includes(minute)))
          .map(({ id }) => id);
        const answer = sleep({ start, end, others: spans });
        if (slept.length < 10) return void expect(answer).toEqual(refused("length"));
        const hours = String(Number((slept.length / 60).toFixed(4)));
        return void expect(answer.kind === "ok" ? answer.value : null).toEqual({
          tool: "sleep",
          formula: "sleep@1",
          band: null,
          overlaps,
          notes: overlaps.length > 0 ? ["overlap"] : [],
          figures: { day: Math.floor(end / MINUTE) * MINUTE < base ? "2026-11-19" : "2026-11-20", minutes: String(slept.length) },
          steps: steps({ hours }),
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("lasts 10 minutes to 18 hours, both with them, its seconds cut", () => {
    const lasts = (seconds: number) => isSleep(base, base + seconds * 1_000);
    expect([599, 600, 64_859, 64_860].map(lasts)).toEqual([false, true, true, false]);
  });
});

describe("a day", () => {
  it("is the Indian one of every instant within it, and of no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(86_400_000 - 1), (nth, within) => {
        const of = daysAfter(day("2026-02-28"), nth);
        const at = Date.parse(`${of}T00:00:00+05:30`);
        const utc = (instant: number) => new Date(instant).toISOString().replace(".000", "");
        expect(dayTool({ at: at + within })).toEqual({
          tool: "day",
          formula: "day@1",
          band: null,
          notes: [],
          steps: [],
          figures: { day: of, from: utc(at), to: utc(at + 86_400_000) },
        });
      }),
    );
  });
});

describe("what goes together", () => {
  const FIRST = day("2026-01-01");
  const valuesOf = (list: readonly number[]) => new Map(list.map((value, nth) => [daysAfter(FIRST, nth), value]));
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const rank = (list: readonly number[]) =>
    list.map((value) => mean(list.toSorted((a, b) => a - b).flatMap((one, nth) => (one === value ? [nth + 1] : []))));
  function rhoByHand(a: readonly number[], b: readonly number[]): number {
    const [x, y] = [rank(a), rank(b)];
    const part = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, value, nth) => sum + (value - mean(one)) * ((other[nth] ?? 0) - mean(other)), 0);
    return part(x, y) / Math.sqrt(part(x, x) * part(y, y));
  }

  it("is Spearman's rho over mean ranks", () => {
    const pair = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 12, maxLength: 30 }), (pairs) => {
        const [a, b] = [pairs.map(([one]) => one), pairs.map(([, one]) => one)];
        const answer = together({ a: valuesOf(a), b: valuesOf(b), lag: 0 });
        const shared = { tool: "together", formula: "together@1" };
        const count = String(pairs.length);
        const note = pairs.length < 14 ? "too_few" : new Set(a).size === 1 || new Set(b).size === 1 ? "no_variation" : null;
        if (note !== null)
          return void expect(answer).toEqual({
            ...shared,
            figures: { pairs: count, rho: null },
            band: null,
            notes: [note],
            steps: steps({ pairs: count }),
          });
        const rho = rhoByHand(a, b);
        const strength = rho ** 2 * (pairs.length - 1);
        const size = Math.abs(rho);
        const band = strength < 9 ? "none" : size < 0.4 ? "weak" : size < 0.6 ? "moderate" : "strong";
        expect(answer).toMatchObject({ ...shared, notes: [], band });
        expect(answer.steps.map(({ name }) => name)).toEqual(["pairs", "rho_squared", "strength"]);
        expect(Number(answer.figures?.["rho"])).toBeCloseTo(rho, 1);
        expect(Number(answer.steps[1]?.value)).toBeCloseTo(rho ** 2, 3);
        return void expect(Number(answer.steps[2]?.value)).toBeCloseTo(strength, 3);
      }),
      { numRuns: 500 },
    );
  });

  it("needs fourteen days, and both to vary", () => {
    const days = (count: number) => Array.from({ length: count }, (_, nth) => nth);
    expect(together({ a: valuesOf(days(13)), b: valuesOf(days(13)), lag: 0 }).notes).toEqual(["too_few"]);
    expect(together({ a: valuesOf(days(14)), b: valuesOf(days(14)), lag: 0 })).toMatchObject({ notes: [], figures: { rho: "1.00" } });
    const flat = days(14).map(() => 3);
    for (const [a, b] of [
      [flat, days(14)],
      [days(14), flat],
    ] as const)
      expect(together({ a: valuesOf(a), b: valuesOf(b), lag: 0 })).toMatchObject({ notes: ["no_variation"], band: null });
  });
});
