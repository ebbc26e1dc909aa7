import * as z from "zod/mini";

const LONGEST_ID = 64;
const id = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9.-]{1,${LONGEST_ID}}$`)));
const text = z.string().check(z.trim(), z.minLength(1));
const uri = z.string().check(z.regex(/^(?:urn|http):\S+$/));

type Extension = { readonly url: string; readonly extension?: readonly Extension[] | undefined };
/** A value, or extensions of its own, and never both (ext-1 of FHIR R4). */
const extension: z.ZodMiniType<Extension> = z.lazy(() =>
  z
    .strictObject({
      url: text,
      extension: z.optional(z.array(extension).check(z.minLength(1))),
      valueString: z.optional(text),
      _valueString: z.optional(element),
      valueCode: z.optional(text),
      valueBoolean: z.optional(z.boolean()),
      valueInteger: z.optional(z.int()),
      valueDecimal: z.optional(z.number()),
      valueCoding: z.optional(coding),
    })
    .check(
      z.refine(
        (one) => Object.keys(one).filter((key) => key.startsWith("value")).length === (one.extension === undefined ? 1 : 0),
        "a value or extensions",
      ),
    ),
);
const element = z.strictObject({ extension: z.array(extension).check(z.minLength(1)) });
const coding = z.strictObject({ system: uri, code: z.optional(text), display: z.optional(text), _display: z.optional(element) });

const OPERATORS = ["exists", "=", "!=", ">", "<", ">=", "<="] as const;
const condition = z
  .strictObject({
    question: text,
    operator: z.enum(OPERATORS),
    answerBoolean: z.optional(z.boolean()),
    answerDecimal: z.optional(z.number()),
    answerInteger: z.optional(z.int()),
    answerDate: z.optional(z.iso.date()),
    answerString: z.optional(text),
    answerCoding: z.optional(coding),
  })
  .check(
    z.refine((one) => Object.keys(one).filter((key) => key.startsWith("answer")).length === 1, "one answer"),
    z.refine(({ operator, answerBoolean }) => operator !== "exists" || answerBoolean !== undefined, "que-7: exists asks for true or false"),
  );

type FhirItem = {
  readonly linkId: string;
  readonly type: string;
  readonly enableWhen?: readonly unknown[] | undefined;
  readonly item?: readonly FhirItem[] | undefined;
};
const TYPES = [
  ...["group", "display", "boolean", "decimal", "integer", "date", "string", "text", "choice", "open-choice", "attachment", "quantity"],
] as const;
const item: z.ZodMiniType<FhirItem> = z.lazy(() =>
  z
    .strictObject({
      extension: z.optional(z.array(extension).check(z.minLength(1))),
      linkId: text,
      text,
      _text: element,
      type: z.enum(TYPES as readonly [string, ...string[]]),
      enableWhen: z.optional(z.array(condition).check(z.minLength(1))),
      enableBehavior: z.optional(z.enum(["all", "any"])),
      required: z.optional(z.boolean()),
      repeats: z.optional(z.boolean()),
      readOnly: z.optional(z.boolean()),
      maxLength: z.optional(z.int().check(z.positive())),
      answerOption: z.optional(
        z
          .array(z.strictObject({ extension: z.optional(z.array(extension).check(z.minLength(1))), valueCoding: coding }))
          .check(z.minLength(1)),
      ),
      item: z.optional(z.array(item).check(z.minLength(1))),
    })
    .check(
      z.refine(({ type, item: inner }) => type !== "group" || inner !== undefined, "que-1: a group has items"),
      z.refine(({ type, item: inner }) => type !== "display" || inner === undefined, "que-1: a display has none"),
      z.refine(
        ({ type, required, repeats }) => type !== "display" || (required ?? repeats) === undefined,
        "que-6: a display is not required",
      ),
      z.refine(
        ({ type, answerOption }) => answerOption === undefined || type === "choice" || type === "open-choice",
        "que-5: options of choices",
      ),
      z.refine(({ type, maxLength }) => maxLength === undefined || type === "string" || type === "text", "que-10: length of texts"),
      z.refine(
        ({ enableWhen, enableBehavior }) => (enableWhen?.length ?? 0) < 2 || enableBehavior !== undefined,
        "que-12: how many must hold",
      ),
    ),
);

/** The parts of a Questionnaire of FHIR R4 (4.0.1) that ours have, with the standard's own invariants. */
export const questionnaireShape = z
  .strictObject({
    resourceType: z.literal("Questionnaire"),
    id,
    url: uri,
    version: text,
    name: z.string().check(z.regex(/^[A-Z][A-Za-z0-9_]{0,254}$/, "que-0: a name that programs can use")),
    title: text,
    _title: element,
    status: z.enum(["draft", "active", "retired", "unknown"]),
    subjectType: z.array(z.literal("Patient")),
    item: z.array(item).check(z.minLength(1)),
  })
  .check(
    z.refine(({ item: items }) => {
      const ids = items.flatMap(idsWithin);
      return new Set(ids).size === ids.length;
    }, "que-2: linkIds are unique"),
  );

const idsWithin = (one: FhirItem): readonly string[] => [one.linkId, ...(one.item ?? []).flatMap(idsWithin)];
