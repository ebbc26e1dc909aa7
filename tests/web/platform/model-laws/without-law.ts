import { basename } from "node:path";

/** A model with a use case that it asks, for which the laws of models are tried. */
type Row = { readonly model: string; readonly asks: string };

/** What a file imports that hears answers by itself: loaders and routes leave that to the router. */
const HEARS =
  /#web\/platform\/(?:requests\/(?:answer-or-null|failure|loaded-once|paged-list|refusable-submission|resource|server-message|submission)|forms\/form-model)\.ts"/;
const IMPORT = /import (?:type )?\{([^}]*)\} from "#core\/[^"]*\.use-case\.ts";/g;

/** The names of use cases that a text of core declares. */
export const useCasesIn = (text: string): readonly string[] =>
  [...text.matchAll(/export const (\w+) = useCase</g)].map(([, name = ""]) => name);

/**
 * Use cases that a file of web asks and hears by itself, and for which there is no row: a model that is missing from the laws, or a
 * component that needs one.
 */
export function withoutLaw(
  { path, text }: { readonly path: string; readonly text: string },
  useCases: ReadonlySet<string>,
  rows: readonly Row[],
): readonly string[] {
  const model = basename(path).replace(/\.tsx?$/, "");
  const isModel = /-(?:model|store)$/.test(model);
  if (/-data$/.test(model) || !(isModel || HEARS.test(text))) return [];
  const requested = [...text.matchAll(IMPORT)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/^type /, "")),
  );
  const held = rows.filter((row) => row.model === model).map(({ asks }) => asks);
  return [...new Set(requested)].filter((name) => useCases.has(name) && !held.includes(name)).map((name) => `${model} asks ${name}`);
}
