import type { Newable } from "inversify";
import type { Token } from "#core/shared/token.ts";

/** What a composition keeps: a token's T, or a class's instance. */
export type Kept<T> = Token<T> | Newable<T>;

/** What is asked for and kept nowhere is a defect of the composition. */
export function nothingBound(kept: Kept<unknown>): never {
  throw new TypeError(`Nothing is bound to ${nameOf(kept)}`);
}

export const nameOf = (kept: Kept<unknown>): string => (typeof kept === "symbol" ? String(kept) : kept.name);

/** Where a composition keeps things: the server in inversify's container, a window and a page in a small one. */
export type Container = {
  get<T>(kept: Kept<T>): T;
  isBound(kept: Kept<unknown>): boolean;
  bind<T>(kept: Kept<T>): {
    toConstantValue(value: T): unknown;
    toResolvedValue(from: (...needs: unknown[]) => T, needs: Kept<unknown>[]): { inSingletonScope(): unknown };
  };
};
