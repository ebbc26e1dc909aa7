import { createHash } from "node:crypto";
import { declaredNames } from "./declared-names.ts";
import type { DeclaredName } from "./declared-names.ts";
import type { Offers } from "./offers.ts";

/**
 * The entries for programs outside the project: `npm run reference` writes a page of each, and what it offers changes only with a version
 * that says so.
 */
export const REFERENCE = {
  pricing: "What a cart costs, why, and what would make it cost less.",
  coupons: "Whether a coupon applies, and what it takes off.",
  cart: "Lines of a cart, their ranges, and why a product can't be bought.",
  shipping: "What sending a cart costs.",
  money: "Paise, and numbers that lose nothing.",
  days: "Days of the Indian calendar.",
  slots: "A practitioner's free times, and why the others are not.",
  leaderboard: "A challenge's board, worked out from its entries.",
  visibility: "Who sees what of whom.",
  health: "Health figures with their formula and each step.",
  memory: "A shop in memory, from its goods to a placed order.",
  testing: "Generators and laws for tests of one's own.",
} as const satisfies Readonly<Record<string, string>>;

export type ReferenceEntry = keyof typeof REFERENCE;

/** What every documented entry offers, from the declarations in `target` (dist/package/). */
export function offeredNames(target: URL, offered: Offers): Readonly<Record<string, readonly DeclaredName[]>> {
  return Object.fromEntries(
    Object.keys(REFERENCE).map((entry) => {
      const files = (offered[entry] ?? []).map((file) => new URL(file.replace(/\.ts$/, ".d.ts"), target));
      return [entry, declaredNames(files)];
    }),
  );
}

/** A table that is longer than this is cut on its page: it stands whole in the package. */
const LONGEST = 1_500;

/** The page of an entry, in Markdown. */
export function referencePage(entry: ReferenceEntry, names: readonly DeclaredName[]): string {
  const sections = names.map(({ name, purpose, declaration }) => {
    const shown = declaration.length > LONGEST ? `${declaration.slice(0, LONGEST).replace(/\n[^\n]*$/, "")}\n// …` : declaration;
    return [`## ${name}`, withLinks(purpose), `\`\`\`ts\n${shown}\n\`\`\``].filter((part) => part !== "").join("\n\n");
  });
  const head = `# niramaya/${entry}\n\n${REFERENCE[entry]} Written from the docstrings by \`npm run reference\`.`;
  return `${[head, ...sections].join("\n\n")}\n`;
}

/** Where a docstring names its section of the specification, that becomes a link to the heading. */
const withLinks = (purpose: string): string =>
  purpose.replace(/Source:\s+specification\/([a-z-]+)\.md,\s+([^.]+)\./g, (_, file: string, heading: string) => {
    const title = heading.replace(/\s+/g, " ");
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} -]/gu, "")
      .replaceAll(" ", "-");
    return `Source: [${file}, ${title}](../../docs/specification/${file}.md#${anchor}).`;
  });

/** What a release offered: of each entry the names, with a hash of what their declarations say. */
export type Surface = { readonly version: string; readonly entries: Readonly<Record<string, Readonly<Record<string, string>>>> };

export function surfaceOf(version: string, names: ReturnType<typeof offeredNames>): Surface {
  const hashOf = ({ declaration }: DeclaredName) =>
    createHash("sha256").update(declaration.replace(/\s+/g, " ")).digest("hex").slice(0, 12);
  const entries = Object.entries(names).map(
    ([entry, of]) => [entry, Object.fromEntries(of.map((one) => [one.name, hashOf(one)]))] as const,
  );
  return { version, entries: Object.fromEntries(entries) };
}

/** How a surface differs from that of the last release, as "pricing: priceCart". */
export function surfaceChanges(released: Surface, now: Surface): { readonly broken: readonly string[]; readonly added: readonly string[] } {
  const named = ({ entries }: Surface) =>
    new Map(
      Object.entries(entries).flatMap(([entry, of]) => Object.entries(of).map(([name, hash]) => [`${entry}: ${name}`, hash] as const)),
    );
  const [former, present] = [named(released), named(now)];
  return {
    broken: [...former].flatMap(([name, hash]) => (present.get(name) === hash ? [] : [name])),
    added: [...present.keys()].filter((name) => !former.has(name)),
  };
}

/**
 * What is wrong with the version and its part of the changelog for what the package offers now; empty: nothing. Before 1.0.0 a changed or
 * missing name needs the next minor version, a new name at least the next patch; afterwards the next major and minor ones (semver.org).
 */
export function versionFaults(released: Surface, now: Surface, changelog: string): readonly string[] {
  const { broken, added } = surfaceChanges(released, now);
  if (broken.length + added.length === 0) return [];
  const part = changelog.split(/^## /m).find((text) => text.startsWith(`${now.version}\n`)) ?? "";
  const unnamed = [...broken, ...added].filter((name) => !part.includes(`\`${name}\``));
  const isEnough = isAfter(now.version, released.version, broken.length > 0 ? "broken" : "added");
  return [
    ...(isEnough ? [] : [`${now.version} is not enough after ${released.version}, as these changed: ${[...broken, ...added].join(", ")}`]),
    ...unnamed.map((name) => `the changelog's part of ${now.version} does not name \`${name}\``),
  ];
}

function isAfter(version: string, former: string, change: "broken" | "added"): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = former.split(".").map(Number);
  if (major !== oldMajor) return major > oldMajor;
  if (change === "broken" && oldMajor > 0) return false;
  if (minor !== oldMinor) return minor > oldMinor;
  return change === "added" && oldMajor === 0 && patch > oldPatch;
}
