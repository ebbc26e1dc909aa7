import { isTitle } from "#core/shared/title.ts";
import { FAULTY } from "./read.ts";
import type { Kind } from "./kind.ts";

export const EXPECTED_TITLE = "one line of text without invisible characters";

/**
 * A text by which something is called: of that kind, and everything of it is seen. Source: specification/catalogue.md, Import and export.
 */
export const titled = (kind: Kind<string>): Kind<string> => ({
  expected: kind.expected,
  read(value) {
    const text = kind.read(value);
    return text !== FAULTY && isTitle(text) ? text : FAULTY;
  },
  insteadOf: (value) => (kind.read(value) === FAULTY ? (kind.insteadOf?.(value) ?? kind.expected) : EXPECTED_TITLE),
});
