import { wordsOf } from "../search/search-words.ts";
import type { LabTest } from "./lab-test.ts";

/**
 * Whether the patient must agree in writing, after counselling: tests for HIV (HIV Act 2017, section 5). Source: specification/labs.md,
 * Tests, packages and labs.
 */
export const needsConsent = ({ title, aliases }: Pick<LabTest, "title" | "aliases">): boolean =>
  [title.english, ...aliases].flatMap(wordsOf).includes("hiv");
