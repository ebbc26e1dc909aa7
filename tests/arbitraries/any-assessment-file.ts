import fc from "fast-check";

export type WireItem = {
  readonly linkId: string;
  readonly type: string;
  readonly required?: boolean;
  readonly repeats?: boolean;
  readonly enableBehavior?: string;
  readonly enableWhen?: readonly Readonly<Record<string, unknown>>[];
  readonly answerOption?: readonly Readonly<Record<string, unknown>>[];
  readonly item?: readonly WireItem[];
};
export type WireAssessment = {
  readonly questionnaire: { readonly item?: readonly WireItem[] };
  readonly answers?: Readonly<Record<string, unknown>>;
};

const TYPES = [
  "group",
  "display",
  "boolean",
  "integer",
  "decimal",
  "date",
  "string",
  "text",
  "choice",
  "open-choice",
  "quantity",
  "attachment",
];
const CODES = ["dry", "wet", "both"];
const DAYS = ["1994-02-28", "2026-11-20", "2026-11-21"];
const NUMBERS = [0, -1, 1, 7, 10];
const DECIMALS = [0, 0.1, 0.30000000000000004, -2.5];
const TEXTS = ["", "a", "Head ache"];

/** Few values of each type, so that conditions hold now and then. */
function valuesOf(type: string): readonly unknown[] {
  switch (type) {
    case "boolean":
      return [true, false];
    case "integer":
      return NUMBERS;
    case "decimal":
    case "quantity":
      return DECIMALS;
    case "date":
      return DAYS;
    case "choice":
      return CODES;
    case "open-choice":
      return [...CODES, "none of them"];
    default:
      return TEXTS;
  }
}

/** A value as `enableWhen` writes it for a question of that type. */
function writtenAnswer(type: string, value: unknown): Readonly<Record<string, unknown>> {
  switch (type) {
    case "boolean":
      return { answerBoolean: value };
    case "integer":
      return { answerInteger: value };
    case "decimal":
      return { answerDecimal: value };
    case "quantity":
      return { answerQuantity: { value } };
    case "date":
      return { answerDate: value };
    case "choice":
    case "open-choice":
      return { answerCoding: { code: value } };
    default:
      return { answerString: value };
  }
}

const ORDERED = ["integer", "decimal", "date", "quantity"];
const operatorsFor = (type: string): readonly string[] =>
  type === "attachment" ? ["exists"] : ["exists", "=", "=", "!=", ...(ORDERED.includes(type) ? ["<", "<=", ">", ">="] : [])];

type Named = { readonly linkId: string; readonly type: string };

const anyCondition = (questions: readonly Named[]): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.constantFrom(...questions).chain(({ linkId, type }) =>
    fc
      .record({ operator: fc.constantFrom(...operatorsFor(type)), value: fc.constantFrom(...valuesOf(type)), is: fc.boolean() })
      .map(({ operator, value, is }) => ({
        question: linkId,
        operator,
        ...(operator === "exists" ? { answerBoolean: is } : writtenAnswer(type, value)),
      })),
  );

type Drawn = Named & { readonly within: number; readonly place: number; readonly item: WireItem };

/** One item after others: it may stand in one of them, and hang on those before it, but never in a circle. */
const anyItem = (before: readonly Named[], linkId: string): fc.Arbitrary<Drawn> => {
  const questions = before.filter(({ type }) => type !== "group" && type !== "display");
  return fc
    .record({
      type: fc.constantFrom("group", "group", ...TYPES),
      required: fc.constantFrom(undefined, true, true, false),
      repeats: fc.constantFrom(undefined, undefined, true, false),
      behavior: fc.constantFrom(undefined, undefined, "any", "all"),
      conditions: questions.length === 0 ? fc.constant([]) : fc.array(anyCondition(questions), { maxLength: 3 }),
      within: fc.integer({ min: -2, max: before.length - 1 }),
      place: fc.nat(),
    })
    .map(({ type, required, repeats, behavior, conditions, within, place }) => ({
      linkId,
      type,
      within,
      place,
      item: {
        linkId,
        type,
        ...(required === undefined ? {} : { required }),
        ...(repeats === undefined ? {} : { repeats }),
        ...(behavior === undefined ? {} : { enableBehavior: behavior }),
        ...(conditions.length === 0 ? {} : { enableWhen: conditions }),
        ...(type === "choice" || type === "open-choice" ? { answerOption: CODES.map((code) => ({ valueCoding: { code } })) } : {}),
      },
    }));
};

const anyItems = (count: number, before: readonly Drawn[] = []): fc.Arbitrary<readonly Drawn[]> =>
  before.length === count
    ? fc.constant(before)
    : anyItem(before, linkIds[before.length] ?? "").chain((one) => anyItems(count, [...before, one]));

/** As FHIR writes them, with dots, and as a program's own names. */
const linkIds = ["1", "1.1", "1.1.a", "constructor", "b[0]", "toString", "खाँसी", "8"];

/** The items within one of them, in an order of their own: what decides about an item may stand behind it. */
const treeOf = (all: readonly Drawn[], within: number): readonly WireItem[] =>
  all
    .flatMap((drawn, index) => (drawn.within === within || (within === -1 && drawn.within === -2) ? [{ drawn, index }] : []))
    .toSorted((a, b) => (a.drawn.place % 7) - (b.drawn.place % 7))
    .map(({ drawn: { item }, index }) => {
      const inner = treeOf(all, index);
      return inner.length === 0 ? item : { ...item, item: inner };
    });

const anyAnswer = ({ type, item: { repeats } }: Drawn): fc.Arbitrary<unknown> => {
  const one = fc.constantFrom(...valuesOf(type));
  return fc.oneof(
    { weight: 5, arbitrary: one },
    { weight: 1, arbitrary: fc.constantFrom(null, [], "", [null], [""]) },
    { weight: 2, arbitrary: repeats === true ? fc.array(one, { maxLength: 3 }) : one.map((value) => [value, null]) },
  );
};

/** Files of `assessment check` as they are written. */
export const anyAssessmentFile = (): fc.Arbitrary<object> =>
  fc
    .integer({ min: 0, max: linkIds.length })
    .chain((count) => anyItems(count))
    .chain((drawn) =>
      fc.record({
        drawn: fc.constant(drawn),
        answers: fc.tuple(
          ...drawn
            .filter(({ type }) => type !== "group" && type !== "display")
            .map((one) => fc.option(anyAnswer(one), { nil: undefined, freq: 4 }).map((value) => [one.linkId, value])),
        ),
      }),
    )
    .map(({ drawn, answers }) => ({
      questionnaire: { resourceType: "Questionnaire", ...(drawn.length === 0 ? {} : { item: treeOf(drawn, -1) }) },
      answers: Object.fromEntries(answers.filter(([, value]) => value !== undefined)),
    }));
