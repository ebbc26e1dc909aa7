import * as z from "zod";

const LONGEST_ID = 64;
const id = z.string().regex(new RegExp(`^[A-Za-z0-9.-]{1,${LONGEST_ID}}$`));
const text = z.string().trim().min(1);
const uri = z.string().regex(/^(?:urn|http):\S+$/);

type Extension = { readonly url: string; readonly extension?: readonly Extension[] | undefined };
/** A value, or extensions of its own, and never both (ext-1 of FHIR R4). */
const extension: z.ZodType<Extension> = z.lazy(() =>
  z
    .strictObject({
      url: text,
      extension: z.array(extension).nonempty().optional(),
      valueString: text.optional(),
      _valueString: element.optional(),
      valueCode: text.optional(),
      valueBoolean: z.boolean().optional(),
      valueInteger: z.int().optional(),
      valueDecimal: z.number().optional(),
      valueCoding: coding.optional(),
    })
    .refine(
      (one) => Object.keys(one).filter((key) => key.startsWith("value")).length === (one.extension === undefined ? 1 : 0),
      "a value or extensions",
    ),
);
const element = z.strictObject({ extension: z.array(extension).nonempty() });
const coding = z.strictObject({ system: uri, code: text.optional(), display: text.optional(), _display: element.optional() });

const OPERATORS = ["exists", "=", "!=", ">", "<", ">=", "<="] as const;
const condition = z
  .strictObject({
    question: text,
    operator: z.enum(OPERATORS),
    answerBoolean: z.boolean().optional(),
    answerDecimal: z.number().optional(),
    answerInteger: z.int().optional(),
    answerDate: z.iso.date().optional(),
    answerString: text.optional(),
    answerCoding: coding.optional(),
  })
  .refine((one) => Object.keys(one).filter((key) => key.startsWith("answer")).length === 1, "one answer")
  .refine(({ operator, answerBoolean }) => operator !== "exists" || answerBoolean !== undefined, "que-7: exists asks for true or false");

type FhirItem = {
  readonly linkId: string;
  readonly type: string;
  readonly enableWhen?: readonly unknown[] | undefined;
  readonly item?: readonly FhirItem[] | undefined;
};
const TYPES = [
  ...["group", "display", "boolean", "decimal", "integer", "date", "string", "text", "choice", "open-choice", "attachment", "quantity"],
] as const;
const item: z.ZodType<FhirItem> = z.lazy(() =>
  z
    .strictObject({
      extension: z.array(extension).nonempty().optional(),
      linkId: text,
      text,
      _text: element,
      type: z.enum(TYPES as readonly [string, ...string[]]),
      enableWhen: z.array(condition).nonempty().optional(),
      enableBehavior: z.enum(["all", "any"]).optional(),
      required: z.boolean().optional(),
      repeats: z.boolean().optional(),
      maxLength: z.int().positive().optional(),
      answerOption: z
        .array(z.strictObject({ extension: z.array(extension).nonempty().optional(), valueCoding: coding }))
        .nonempty()
        .optional(),
      item: z.array(item).nonempty().optional(),
    })
    .refine(({ type, item: inner }) => type !== "group" || inner !== undefined, "que-1: a group has items")
    .refine(({ type, item: inner }) => type !== "display" || inner === undefined, "que-1: a display has none")
    .refine(({ type, required, repeats }) => type !== "display" || (required ?? repeats) === undefined, "que-6: a display is not required")
    .refine(
      ({ type, answerOption }) => answerOption === undefined || type === "choice" || type === "open-choice",
      "que-5: options of choices",
    )
    .refine(({ type, maxLength }) => maxLength === undefined || type === "string" || type === "text", "que-10: length of texts")
    .refine(
      ({ enableWhen, enableBehavior }) => (enableWhen?.length ?? 0) < 2 || enableBehavior !== undefined,
      "que-12: how many must hold",
    ),
);

/** The parts of a Questionnaire of FHIR R4 (4.0.1) that ours have, with the standard's own invariants. */
export const questionnaireShape = z
  .strictObject({
    resourceType: z.literal("Questionnaire"),
    id,
    url: uri,
    version: text,
    name: z.string().regex(/^[A-Z][A-Za-z0-9_]{0,254}$/, "que-0: a name that programs can use"),
    title: text,
    _title: element,
    status: z.enum(["draft", "active", "retired", "unknown"]),
    subjectType: z.array(z.literal("Patient")),
    item: z.array(item).nonempty(),
  })
  .refine(({ item: items }) => {
    const ids = items.flatMap(idsWithin);
    return new Set(ids).size === ids.length;
  }, "que-2: linkIds are unique");

const idsWithin = (one: FhirItem): readonly string[] => [one.linkId, ...(one.item ?? []).flatMap(idsWithin)];
