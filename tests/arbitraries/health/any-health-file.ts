import fc from "fast-check";

/** A file of `health check`, as JSON.parse gives it. */
export type WireHealth = { readonly tool: string; readonly [key: string]: unknown };

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-20T06:30:00Z");
const at = (minutes: number): string => new Date(NOON + minutes * MINUTE).toISOString();
const day = (nth: number): string => new Date(Date.UTC(2026, 10, 1 + nth)).toISOString().slice(0, 10);

/** A number of so many decimals within a range. */
const within = (from: number, to: number, decimals: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(from * 10 ** decimals), max: Math.floor(to * 10 ** decimals) }).map((parts) => parts / 10 ** decimals);

const weight = fc.oneof(
  within(20, 400, 2).map((weight_kg) => ({ weight_kg })),
  within(44.1, 881.8, 1).map((weight_lb) => ({ weight_lb })),
);
const height = fc.oneof(
  within(100, 250, 1).map((height_cm) => ({ height_cm })),
  fc.record({ height_ft: fc.integer({ min: 4, max: 7 }), height_in: within(0, 11.9, 1) }),
);
const girth = (name: string, from: number, to: number): fc.Arbitrary<object> =>
  fc.oneof(
    within(from, to, 1).map((cm) => ({ [`${name}_cm`]: cm })),
    within(from / 2.54 + 0.01, to / 2.54, 2).map((inches) => ({ [`${name}_in`]: inches })),
  );
const sex = fc.constantFrom("female", "male", "FEMALE", "Male");
const adult = fc.integer({ min: 18, max: 120 });
const pregnant = fc.boolean();

/** Some of these parts, in one file. */
const together = (...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));
const perhaps = (part: fc.Arbitrary<object>): fc.Arbitrary<object> => fc.oneof(part, fc.constant({}));

const nutrient = fc.option(within(0, 25, 2), { freq: 6 });
const food = fc.record({
  per_100: fc.record({
    kcal: fc.option(within(0, 902, 1), { freq: 6 }),
    protein_g: nutrient,
    carbs_g: nutrient,
    fat_g: nutrient,
    fibre_g: nutrient,
  }),
  density: within(0.1, 3, 2),
  units: fc.constant({ piece: 40 }),
});

const entryOf = (tracker: string): fc.Arbitrary<object> => {
  const none = fc.nat(18).map((nth) => ({ day: day(nth), none: true }));
  const span = fc
    .tuple(fc.nat(18 * 1_440), fc.integer({ min: 10, max: 1_080 }))
    .map(([back, minutes]) => ({ start: at(-back - minutes), end: at(-back) }));
  const amount = fc.record({ at: fc.nat(18 * 1_440).map((back) => at(-back)), value: within(0, 3_000, 2) });
  return fc.oneof({ weight: 6, arbitrary: tracker === "sleep" ? span : amount }, { weight: 1, arbitrary: none });
};
const entries = (tracker: string): fc.Arbitrary<readonly object[]> =>
  fc.array(entryOf(tracker), { maxLength: 20 }).map((all) => all.map((entry, nth) => ({ id: `entry ${nth}`, ...entry })));

const dayValues = fc.uniqueArray(fc.record({ day: fc.nat(40).map(day), value: within(0, 50, 1) }), {
  selector: (one) => one.day,
  maxLength: 40,
});
const op = fc.record({
  entry: fc.constantFrom("a", "b", "c"),
  n: fc.integer({ min: 1, max: 3 }),
  at: fc.nat(5).map(at),
  kind: fc.constantFrom("put", "remove"),
  value: fc.record({ ml: fc.constantFrom(250, 300) }),
});

const answersOf = (count: number, answer: fc.Arbitrary<unknown>) => fc.array(answer, { minLength: count, maxLength: count });
const mindAnswers = fc
  .tuple(fc.constantFrom("emotional", "occupational", "social"), answersOf(8, fc.option(fc.nat(4), { freq: 10 })))
  .map(([category, answers]) => ({
    category,
    answers: answers.map((answer, nth) => ({ questionId: `${category}-${nth + 1}`, answer })),
  }));

const FILES: Readonly<Record<string, fc.Arbitrary<object>>> = {
  bmi: together(weight, height, perhaps(fc.record({ age_years: fc.integer({ min: 5, max: 120 }) })), perhaps(fc.record({ pregnant }))),
  waist: together(fc.record({ sex }), girth("waist", 40, 250)),
  fat: together(
    ...[fc.record({ sex, age_years: adult, pregnant }), weight, height],
    ...[perhaps(girth("waist", 81, 250)), perhaps(girth("neck", 20, 80)), perhaps(girth("hip", 50, 250))],
  ),
  energy: together(
    ...[fc.record({ sex, age_years: adult, pregnant }), weight, height],
    fc.record({ activity: fc.constantFrom("sedentary", "light", "moderate", "active", "very_active") }),
    perhaps(fc.record({ aim: fc.constantFrom("lose", "keep", "gain") })),
  ),
  water: perhaps(weight),
  exercise: together(weight, fc.record({ met: within(0.9, 25, 2), minutes: fc.integer({ min: 1, max: 1_440 }) })),
  meal: fc.record({
    foods: fc.record({ dal: food, roti: food }),
    items: fc.array(
      fc.record({ food: fc.constantFrom("dal", "roti"), amount: within(0.01, 10, 2), unit: fc.constantFrom("g", "ml", "katori", "piece") }),
      { minLength: 1, maxLength: 10 },
    ),
  }),
  prakriti: fc.oneof(
    answersOf(24, fc.option(fc.constantFrom("a", "b", "c", "A"), { freq: 20 })).map((answers) => ({ answers })),
    fc.record({ weights: fc.record({ vata: fc.nat(100_000), pitta: fc.nat(100_000), kapha: fc.integer({ min: 1, max: 100_000 }) }) }),
  ),
  stress: fc.record({ answers: answersOf(10, fc.option(fc.nat(4), { freq: 20 })) }),
  mind: mindAnswers,
  day: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((minutes) => ({ at: at(minutes) })),
  sleep: fc.integer({ min: 10, max: 1_080 }).map((minutes) => ({ start: at(-minutes), end: at(0) })),
  summary: fc.constantFrom("water", "sleep", "exercise", "meal", "weight").chain((tracker) =>
    fc.record({
      tracker: fc.constant(tracker),
      from: fc.nat(18).map(day),
      to: fc.constant(day(19)),
      today: fc.constant(day(19)),
      goals: fc.constantFrom([], [{ from: day(0), value: 480 }]),
      paused: fc.uniqueArray(fc.nat(19).map(day), { maxLength: 3 }),
      entries: entries(tracker),
    }),
  ),
  merge: fc.array(op, { maxLength: 20 }).map((ops) => ({ ops: ops.map((one, nth) => ({ op: `op ${nth}`, ...one })) })),
  together: fc.record({ a: dayValues, b: dayValues, lag: fc.nat(7) }),
};

/** The tools of `health check`. */
export const HEALTH_TOOLS: readonly string[] = Object.keys(FILES);

/** Files that a tool answers, or any tool (null), in every unit and spelling that they may have. */
export const anyHealthFile = (tool: string | null = null): fc.Arbitrary<WireHealth> =>
  fc
    .constantFrom(...(tool === null ? HEALTH_TOOLS : [tool]))
    .chain((one) => (FILES[one] ?? fc.constant({})).map((file) => ({ tool: one, ...file })));
