import { arrows } from "#tests/architecture/imports.ts";
import { featureOf } from "./features.ts";
import type { DeclaredFeature } from "./features.ts";

type Source = { readonly path: string; readonly source: string };

/** What a feature asks a container for where the shell has what binds it, and does without where not. */
export const USED_WHERE_THERE: Readonly<Record<string, readonly string[]>> = {
  assessments: ["desk"], // A practitioner reads what is shared, at the desk alone.
  site: ["sign-in"], // Calls bear a session where somebody can sign in.
};

/**
 * The names of the other features that bind a token which a file of this one takes: without them a container has nothing under it. A
 * feature that takes parts of others binds what these need for itself, and counts only where nobody else binds it.
 */
export function bindingFeatures(
  feature: DeclaredFeature,
  {
    sources,
    features,
    bound,
  }: { readonly sources: readonly Source[]; readonly features: readonly DeclaredFeature[]; readonly bound: Bound },
): readonly (readonly string[])[] {
  const own = sources.filter(({ path }) => featureOf(path, features)?.name === feature.name);
  const requested = new Set(withPlatform(own, sources).flatMap(({ path, source }) => valuesIn(path, source)));
  return [...requested].flatMap((value) => {
    const binding = bound.get(value);
    if (binding === undefined || binding.has(feature.name)) return [];
    const forOthers = [...binding].filter((name) => (features.find((one) => one.name === name)?.parts ?? []).length === 0);
    return [(forOthers.length > 0 ? forOthers : [...binding]).sort()];
  });
}

/** With the parts of the platform that files take at run time: what these ask a container for, whoever draws them has to have. */
function withPlatform(own: readonly Source[], sources: readonly Source[]): readonly Source[] {
  const all = new Set(own);
  for (const { path, source } of all)
    for (const { to, takes } of arrows(path, source)) {
      const part = takes === "values" && /^web\/platform\/(?!features\/)/.test(to) ? sources.find((one) => one.path === to) : undefined;
      if (part !== undefined) all.add(part); // A set's loop comes to what is added meanwhile.
    }
  return [...all];
}

/** The features that bind a token, by its file and name. */
export type Bound = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What feature.ts and late.ts bind, what they hand that on to, and what they ask the server for. `tokens`: what a container keeps by token.
 */
export function boundTokens(
  features: readonly DeclaredFeature[],
  { sourceOf, tokens }: { readonly sourceOf: (path: string) => string | null; readonly tokens: ReadonlySet<string> },
): Bound {
  const bound = new Map<string, Set<string>>();
  for (const { name, folder } of features)
    for (const path of [`${folder}/feature.ts`, `${folder}/late.ts`])
      for (const value of bindingsIn(path, sourceOf)) if (tokens.has(value)) bound.set(value, (bound.get(value) ?? new Set()).add(name));
  return bound;
}

function bindingsIn(path: string, sourceOf: (path: string) => string | null): readonly string[] {
  const source = sourceOf(path);
  if (source === null) return [];
  const values = valuesIn(path, source);
  const named = [...source.matchAll(/\b(?:make|keep)\(\s*container,\s*(\w+)|\.bind(?:<[^>]*>)?\((\w+)\)/g)].map(
    ([, made, stored]) => made ?? stored,
  );
  const further = arrows(path, source).filter(({ to, takes }) => takes === "values" && /^web\/.*\/composition\.ts$/.test(to));
  const onServer = arrows(path, source).filter(({ to }) => /^adapters\/composition\/.*over-http\.ts$/.test(to));
  return [
    ...values.filter((value) => named.includes(value.split(" ")[1])),
    ...further.flatMap(({ to }) => bindingsIn(to, sourceOf)),
    ...onServer.flatMap(({ to }) => bindingsIn(to, sourceOf)),
  ];
}

/** Tokens that a file declares, by its name and theirs: values made for that, and the classes of the platform's stores. */
export const tokensIn = (path: string, source: string): readonly string[] =>
  [
    ...source.matchAll(/^export const (\w+)(?:: [^=]+)? = (?:token|useCase)</gm),
    ...(path.startsWith("web/platform/") ? source.matchAll(/^export class (\w+Store)\b/gm) : []),
  ].map(([, name = ""]) => `${path} ${name}`);

/** What a file imports that is there at run time, by its file and name. */
const valuesIn = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from "([^"]+)";/gm)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().split(" as ")[0] ?? "")
      .filter((name) => name !== "")
      .map((name) => `${from.startsWith(".") ? new URL(from, `file:///${path}`).pathname.slice(1) : from.slice(1)} ${name}`),
  );
