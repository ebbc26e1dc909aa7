import type { Container as Inversify } from "inversify";
import type { Container } from "#adapters/composition/container.ts";

/** How use cases are asked: as core has them, or over HTTP at `url`, by whoever has that bearer token. */
export type Door = (container: Inversify) => Promise<{
  readonly url: string;
  readonly clientOf: (bearer: string | null) => Pick<Container, "get">;
}>;

/** As core has them: nobody stands between, and there is no address. */
export const inProcess: Door = async (container) => ({ url: "", clientOf: () => container });
