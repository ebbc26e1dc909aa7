import { PAGE, printable, wrapped } from "./columns.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";
import type { Paint } from "./paint.ts";

/** Sentences under the name of what they are about. */
export function paragraphsText(paragraphs: readonly Paragraph[], paint: Paint): string {
  return paragraphs.map(({ about, sentences }) => [heading(about, paint), ...sentences.map(sentenceText), ""].join("\n")).join("\n");
}

const heading = (about: string, paint: Paint): string => wrapped(printable(about), PAGE, "").map(paint.strong).join("\n");

/** What does not fit in its line goes on below, further in. */
function sentenceText(sentence: string): string {
  const [first = "", ...more] = wrapped(printable(sentence), PAGE - 4, "");
  return [`  ${first}`, ...more.map((line) => `    ${line}`)].join("\n");
}
