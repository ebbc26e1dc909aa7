import { wordsOf } from "../../search/search-words.ts";

/** Words that name no test: "sugar test", "thyroid ki jaanch". */
const JOINING: ReadonlySet<string> = new Set(
  wordsOf("test tests lab labs checkup blood ki ka ke for of the janch jaanch की का के टेस्ट जांच जाँच"),
);

/** What a typed title says of a test or a package; all of it where it says nothing more than that one is meant. */
export function tellingWords(title: string): string {
  const words = wordsOf(title);
  const telling = words.filter((word) => !JOINING.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
