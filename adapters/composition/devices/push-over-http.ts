import { EndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { MovePushAddress } from "#core/devices/push/move-push-address.use-case.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** Whether this device is reached by push. */
export function pushOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/devices/push-endpoints.ts"), {
    showPushHere: ShowPushHere,
    pushToDevice: PushToDevice,
    endPushToDevice: EndPushToDevice,
    movePushAddress: MovePushAddress,
  });
}
