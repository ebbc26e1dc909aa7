import { bindUseCases } from "#adapters/composition/make.ts";
import { areas } from "./areas.ts";
import type { Container } from "#adapters/composition/container.ts";

/** Every use case, over the ports that the container keeps. */
export function useCasesIn(container: Container): void {
  for (const { useCases = {}, joins } of areas) {
    bindUseCases(container, useCases);
    joins?.(container);
  }
}
