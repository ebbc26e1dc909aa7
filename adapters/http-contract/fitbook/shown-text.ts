import * as z from "zod/mini";
import { lineIn, perhapsTextIn } from "#core/fitbook/post-text.ts";
import { text } from "#adapters/http-contract/scalars.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/**
 * A name or a title that others are shown, as the text of a post: nothing in it turns the direction of what stands around it. In code
 * points.
 */
export const shownLine = (longest: number, shortest = 1): Shape<string> =>
  text(
    (given) => lineIn(given, { shortest, longest }),
    shortest === 1 ? `a text of at most ${longest} characters` : `a text of ${shortest} to ${longest} characters`,
  );

/** The same with line breaks; it may be empty or left out. */
export const perhapsShown = (longest: number): Shape<string> =>
  z.codec(z._default(z.optional(z.string()), ""), z.string(), {
    decode(given, { issues }) {
      const stored = perhapsTextIn(given, longest);
      if (stored !== null) return stored;
      issues.push({ code: "custom", input: given, message: `a text of at most ${longest} characters` });
      return z.NEVER;
    },
    encode: (value) => value,
  });
