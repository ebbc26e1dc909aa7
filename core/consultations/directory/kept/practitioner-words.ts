import { troublesIn } from "../../../search/everyday-words.ts";
import { wordsOf } from "../../../search/search-words.ts";
import type { PublicPractitioner } from "../../practitioner.ts";

type Described = Pick<PublicPractitioner, "name" | "therapy" | "qualifications" | "about">;

/**
 * The words by which a practitioner is found: those of name with its title, therapy and qualifications, and of the troubles that their own
 * text tells of, as search calls them. Source: specification/consultations.md, Directory.
 */
export function practitionerWords({ name, therapy, qualifications, about }: Described): readonly string[] {
  const own = [about?.english ?? "", about?.hindi ?? ""].map((text) => wordsOf(text.replaceAll(/<[^>]*>/g, " ")));
  const called = wordsOf(name);
  const title = called.includes("dr") ? ["doctor"] : [];
  return [...new Set([...called, ...title, ...[therapy, ...qualifications].flatMap(wordsOf), ...own.flatMap(troublesIn)])];
}
