import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What few pages of a feature need: a window loads it with that of all other features, once somebody does more than look round. */
export type LateFeature = {
  readonly overHttp?: (container: Container, http: OverHttp, api: Api) => void;
  readonly stores?: (container: Container) => void;
};
