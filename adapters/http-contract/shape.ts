// Decision: docs/decisions/shapes-by-zods-functions.md
import type * as z from "zod/mini";

/**
 * What stands on the wire for a value of core: a schema of zod, made and asked by zod's functions.
 * Methods of schemas are left out of the type: there are sixty, and comparing them for each of three thousand shapes took three quarters of the time that the compiler needs for the contract.
 */
export type Shape<Value = unknown> = z.core.$ZodType<Value>;
