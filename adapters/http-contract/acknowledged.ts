import * as z from "zod/mini";
import { wire } from "./endpoint.ts";
import type { Shape } from "./shape.ts";

/** Nothing to tell but that it is so: `{ [name]: true }`. */
export const acknowledged = (name: string): Shape<null> =>
  wire(
    z.object({ [name]: z.literal(true) }),
    () => null,
    () => ({ [name]: true as const }),
  );

/** The same sentence as a rule, which is null; any other as it is. */
export const messageOr = (text: string): Shape<string | null> =>
  wire(
    z.object({ message: z.string() }),
    ({ message }) => (message === text ? null : message),
    (other) => ({ message: other ?? text }),
  );

/** Nothing to tell but a sentence for people. */
export const message = (text: string): Shape<null> =>
  wire(
    z.object({ message: z.string() }),
    () => null,
    () => ({ message: text }),
  );
