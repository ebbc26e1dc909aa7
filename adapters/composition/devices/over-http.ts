import { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function devicesOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/devices/endpoints.ts"), {
    keepPushToken: KeepPushToken,
    removePushToken: RemovePushToken,
  });
}
