import * as z from "zod/mini";
import type { Shape } from "./shape.ts";

/** A time of the day such as 09:30, in minutes since midnight in core. */
export const timeOfDay = (pattern: RegExp, expected: string): Shape<number> =>
  z.codec(z.string().check(z.regex(pattern, expected)), z.int(), {
    decode: (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
    encode: (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  });
