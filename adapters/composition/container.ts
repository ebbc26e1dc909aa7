import type { Newable } from "inversify";
import type { Token } from "#core/shared/token.ts";

/** What a composition keeps: a token's T, or a class's instance. */
export type Kept<T> = Token<T> | Newable<T>;

/** What is asked for and kept nowhere is a defect of the composition. */
export function nothingBound(stored: Kept<unknown>): never {
  throw new TypeError(`Nothing is bound to ${nameOf(stored)}`);
}

export const nameOf = (stored: Kept<unknown>): string => (typeof stored === "symbol" ? String(stored) : stored.name);

/** Where a composition keeps things: the server in inversify's container, a window and a page in a small one. */
export type Container = {
  get<T>(stored: Kept<T>): T;
  isBound(stored: Kept<unknown>): boolean;
  bind<T>(stored: Kept<T>): {
    toConstantValue(value: T): unknown;
    toResolvedValue(from: (...needs: unknown[]) => T, needs: Kept<unknown>[]): { inSingletonScope(): unknown };
  };
};
