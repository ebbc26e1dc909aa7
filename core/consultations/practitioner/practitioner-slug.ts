import { searchedText } from "../../shared/searched-text.ts";

/** The readable end of a profile's address: "Dr. Anjali Deshpande" is "dr-anjali-deshpande". Never empty. */
export function practitionerSlug(name: string): string {
  const slug = searchedText(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? "profile" : slug;
}
