import { searchedText } from "../../shared/searched-text.ts";
import { THERAPIES } from "./therapy.ts";
import type { Therapy } from "./therapy.ts";

/** The therapies that a name means; "all": the name is empty; "unknown": it is no name of any. */
export type NamedTherapies =
  | { readonly kind: "all" | "unknown" }
  | { readonly kind: "some"; readonly name: Therapy | "ayush"; readonly therapies: readonly Therapy[] };

/**
 * What the name of a type of practitioner means, without regard to letter case, marks and blanks: one of the nine kinds, another name of
 * one, or "AYUSH" for six of them. Source: specification/consultations.md, Directory.
 */
export function therapiesNamed(name: string): NamedTherapies {
  const plain = searchedText(name).replace(/[^\p{L}]/gu, "");
  if (plain === "") return searchedText(name) === "" ? { kind: "all" } : { kind: "unknown" };
  if (plain === "ayush") return { kind: "some", name: "ayush", therapies: AYUSH };
  const therapy = THERAPIES.find((one) => one === plain) ?? OTHER_NAMES.get(plain);
  return therapy === undefined ? { kind: "unknown" } : { kind: "some", name: therapy, therapies: [therapy] };
}

/** What the Ministry of Ayush is named after. */
const AYUSH: readonly Therapy[] = ["ayurveda", "yoga", "naturopathy", "unani", "siddha", "homeopathy"];

const OTHER_NAMES = new Map<string, Therapy>([
  ["ayurvedic", "ayurveda"],
  ["physio", "physiotherapy"],
]);
