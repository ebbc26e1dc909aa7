import * as z from "zod/mini";
import { labTestId } from "#core/labs/lab-test.ts";
import { COMPARATORS, RESULT_FLAGS } from "#core/labs/booking/lab-value.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant, uploadedFile } from "#adapters/http-contract/scalars.ts";
import { rangeAge } from "./range-age.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { SentPaper, ShownReportedTest } from "#core/labs/reports/persons-lab-report.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const end = z.nullable(z.number());

const range = fields({
  low: end,
  high: end,
  criticalLow: ["critical_low", end],
  criticalHigh: ["critical_high", end],
  of: z.nullable(fields({ sex: z.enum(["female", "male"]), age: rangeAge })),
});

const quantity = { kind: z.literal("quantity"), value: z.number(), unit: z.nullable(z.string()) } as const;
const bound = { kind: z.literal("bound"), comparator: z.enum(COMPARATORS), value: z.number(), unit: z.nullable(z.string()) } as const;
const words = fields({ kind: z.literal("words"), text: z.string() });

const result = z.union([
  fields({ ...quantity, range }),
  fields({ ...bound, range }),
  words,
  fields({ kind: z.literal("judged-words"), text: z.string(), isNormal: ["normal", z.boolean()] }),
]);

/** A test as its newest version tells it. */
export const shownTest: Shape<ShownReportedTest> = fields({
  test: ["test_id", idOf(labTestId)],
  title: bilingualText,
  at: instant,
  takenAt: ["taken_at", instant],
  reason: z.nullable(z.string()),
  version: z.int(),
  values: [
    "value_list",
    z.array(
      fields({
        code: z.string(),
        name: bilingualText,
        result,
        verdict: z.nullable(
          fields({ flag: z.enum(RESULT_FLAGS), side: z.nullable(z.enum(["low", "high"])), isSlight: ["slight", z.boolean()] }),
        ),
        earlier: [
          "earlier_list",
          z.array(fields({ takenAt: ["taken_at", instant], found: z.union([fields(quantity), fields(bound), words]) })),
        ],
      }),
    ),
  ],
});

/** The PDFs that the laboratory sent. */
export const sentPapers: Shape<readonly SentPaper[]> = z.array(
  fields({ file: ["file_id", uploadedFile], at: ["sent_at", instant], reason: z.nullable(z.string()) }),
);

export const awaitedTests = z.array(fields({ test: ["test_id", idOf(labTestId)], title: bilingualText }));
