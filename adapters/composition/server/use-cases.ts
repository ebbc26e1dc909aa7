import { areas } from "./areas.ts";
import type { Container } from "#adapters/composition/container.ts";

/** Every use case, over the ports that the container keeps. */
export function useCasesIn(container: Container): void {
  for (const { useCases } of areas) useCases?.(container);
}
