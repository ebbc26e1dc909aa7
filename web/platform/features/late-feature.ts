import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

/** What only few pages of a feature need. A window loads it, together with that of all other features, when it is first used. */
export type LateFeature = {
  /** Binds use cases of a window that travel otherwise than by an endpoint: files, streams, what comes with another answer. */
  readonly overHttp?: (container: Container, api: Api) => void;
  readonly stores?: (container: Container) => void;
};
