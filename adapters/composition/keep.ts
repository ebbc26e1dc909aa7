import { make } from "./make.ts";
import type { Container } from "./container.ts";

/** Keeps one of a class for the container's life, made of what else it keeps, by name. What does not compile is as `make` has it. */
export function keep<T, Needs extends { readonly [name: string]: unknown }>(
  container: Container,
  stored: new (needs: Needs) => T,
  needs: Parameters<typeof make<T, Needs>>[3],
): void {
  make(container, stored, (given: Needs) => new stored(given), needs);
}
