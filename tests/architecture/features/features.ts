import { arrows } from "#tests/architecture/imports.ts";
import type { Arrow } from "#tests/architecture/imports.ts";

/** A feature as its feature.ts declares it: its folder, its name, the features that it needs and those of which it takes parts. */
export type DeclaredFeature = {
  readonly folder: string;
  readonly name: string;
  readonly needs: readonly string[];
  readonly parts: readonly string[];
};

/** Throws for a feature.ts that declares none. */
export function declaredFeature(path: string, source: string): DeclaredFeature {
  const [[name] = [], needs = [], parts = []] = (/: Feature<([^>]*)>/.exec(source)?.[1] ?? "")
    .split(",")
    .map((given) => [...given.matchAll(/"([\w-]+)"/g)].map(([, one = ""]) => one));
  if (name === undefined) throw new SyntaxError(`${path} declares no feature`);
  return { folder: path.slice(0, path.lastIndexOf("/")), name, needs, parts };
}

/** The feature that a file is part of: the one of the folder nearest above it. Null: of none. */
export const featureOf = (path: string, features: readonly DeclaredFeature[]): DeclaredFeature | null =>
  features
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .reduce<DeclaredFeature | null>(
      (nearest, one) => (nearest !== null && nearest.folder.length > one.folder.length ? nearest : one),
      null,
    );

/** The names of the other features that a file imports; wording may take types from anywhere. */
export function importedFeatures(path: string, source: string, features: readonly DeclaredFeature[]): readonly string[] {
  const own = featureOf(path, features)?.name;
  return arrows(path, source).flatMap(({ to, takes }) => {
    if (takes === "types" && path.includes("/wording/")) return [];
    const other = featureOf(to, features)?.name;
    return other === undefined || other === own ? [] : [other];
  });
}

/** What areas of the web import of one another at run time. A feature stands in its area's folder, or in one below. */
export const areaArrows = (sources: readonly { readonly path: string; readonly source: string }[]): readonly Arrow[] =>
  sources.flatMap(({ path, source }) =>
    arrows(path, source).flatMap(({ to, takes }) => {
      const [from, of] = [areaOf(path), areaOf(to)];
      return from === null || of === null || from === of ? [] : [{ from, to: of, takes }];
    }),
  );

const areaOf = (path: string): string | null => /^web\/features\/([\w-]+)\//.exec(path)?.[1] ?? null;

/** The table of docs/shells.md: each feature with those that it needs. */
export const tableOf = (features: readonly DeclaredFeature[]): string =>
  [
    "| Feature | Needs | Takes parts of |",
    "| --- | --- | --- |",
    ...features.map(({ name, needs, parts }) => `| ${name} | ${needs.join(", ") || "none"} | ${parts.join(", ")} |`),
  ].join("\n");
