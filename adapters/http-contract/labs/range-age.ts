import * as z from "zod/mini";
import type { RangeAge } from "#core/labs/range-age.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Whole years, or days, weeks or months as "14d", "8w", "6m". */
export const rangeAge: Shape<RangeAge> = z.union([z.int(), z.templateLiteral([z.int(), z.enum(["d", "w", "m"])])]);
