import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What only few pages of a feature need. A window loads it, together with that of all other features, when it is first used. */
export type LateFeature = {
  readonly overHttp?: (container: Container, http: OverHttp, api: Api) => void;
  readonly stores?: (container: Container) => void;
};
