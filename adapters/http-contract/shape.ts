// Decision: docs/decisions/shapes-by-zods-functions.md
import type * as z from "zod/mini";

/**
 * What stands on the wire for a value of core: a schema of zod, made and asked by zod's functions. Methods of schemas are left out of the
 * type: comparing them for each of three thousand shapes takes the compiler longer than all else in the contract.
 */
export type Shape<Value = unknown> = z.core.$ZodType<Value>;
