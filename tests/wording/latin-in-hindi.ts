import { globSync } from "node:fs";

/** Names, and what Hindi writes in Latin letters too. Words that follow each other are one entry. */
const KEPT: ReadonlySet<string> = new Set([
  ...["Niramaya", "WhatsApp", "Instagram", "Facebook", "YouTube", "App Store", "Google Play", "JavaScript", "Web"],
  ...["Safari", "iPhone", "https", "Compendium", "openScale"],
  ...["OTP", "SMS", "UPI", "UPI PIN", "PDF", "CSV", "WebP", "PNG", "JPEG", "MP4", "WebM", "MOV", "MB", "KB", "BMI", "MET", "Argon2id"],
  ...["GST", "CGST", "SGST", "IGST", "GSTIN", "HSN", "SAC", "MRP", "FSSAI", "DPDP", "FHIR R4", "E"],
  ...["data fiduciary", "data principal", "Withania somnifera", "Best before", "expiry", "provisional"], // Terms of the law, and what stands on a pack or a prescription.
  ...["language", "token", "form_cart", "written"], // Names of cookies.
]);

/** Addresses, files and e-mail addresses are no words. */
const ADDRESS = /\]\([^)]*\)|(?<![\w<])\/[\w/-]+|[\w.-]+@[\w.-]+|[\w-]+\.(?:json|txt)/g;

/** Words in Latin letters in the phrases in Hindi that are not kept so, with the place of each. */
export async function latinInHindi(): Promise<readonly string[]> {
  const files = globSync("{adapters,cli,core,web}/**/wording/hindi/*.ts").filter((file) => !file.endsWith("/language.ts"));
  const found = await Promise.all(
    files.map(async (file) => {
      const words: unknown = await import(/* @vite-ignore */ new URL(`../../${file}`, import.meta.url).href);
      return latinIn(file, words);
    }),
  );
  return found.flat();
}

/** Answers digits for each fact. */
const noWords: unknown = new Proxy({}, { get: () => "0" });

function latinIn(path: string, said: unknown): readonly string[] {
  if (typeof said === "function") return latinIn(path, said(noWords));
  if (typeof said === "string") {
    const words = said.replaceAll(ADDRESS, "").match(/[A-Za-z][\w'’-]*(?: [A-Za-z][\w'’-]*)*/g) ?? [];
    return words.filter((word) => !KEPT.has(word)).map((word) => `${path}: ${word}`);
  }
  return Object.entries(said ?? {}).flatMap(([name, part]) => (name === "id" ? [] : latinIn(`${path} ${name}`, part)));
}
