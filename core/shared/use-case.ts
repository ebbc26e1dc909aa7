// Decision: docs/decisions/use-cases-say-what-they-need.md
import type { Token } from "./token.ts";

/** What a use case is made from: the same things as its maker is given, by the names under which a composition keeps them. */
export type NamesOf<Needs> = { readonly [Name in keyof Needs]: Token<Needs[Name]> };

/** What is needed under these names. */
export type NeedsOf<Names> = { readonly [Name in keyof Names]: Names[Name] extends Token<infer Needed> ? Needed : never };

/** Makes a T of its needs, and says for which name and of what a composition makes it. */
export type Maker<T = unknown, Needs = never> = ((needs: Needs) => T) & {
  readonly of: Token<T>;
  readonly needs: Readonly<Record<string, Token<unknown>>>;
};

/**
 * A use case, with all that it is made of. It is a function of its needs, for tests and programs that keep no container. A window that
 * asks for the name alone does not load what stands here: nothing happens when it is declared.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maker<T, Needs>(of: Token<T>, needs: NamesOf<Needs>, make: (needs: Needs) => NoInfer<T>): Maker<T, Needs> {
  return Object.assign((given: Needs) => make(given), { of, needs });
}

/** The same for use cases of one type, of which each is for one kind: the maker of each kind. */
/* @__NO_SIDE_EFFECTS__ */
export function makers<Kind extends string, T, Needs>(
  of: Readonly<Record<Kind, Token<T>>>,
  needs: NamesOf<Needs>,
  makeOf: (kind: Kind) => (needs: Needs) => NoInfer<T>,
): Readonly<Record<Kind, Maker<T, Needs>>> {
  const made = (Object.keys(of) as Kind[]).map((kind) => [kind, maker(of[kind], needs, (given: Needs) => makeOf(kind)(given))] as const);
  return Object.fromEntries(made) as Record<Kind, Maker<T, Needs>>;
}

/** The use cases of an area, by what makes them. */
export type UseCases = Readonly<Record<string, Maker | Readonly<Record<string, Maker>>>>;
