import { KeepPushToken, makeKeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { EndPushToDevice, makeEndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { makeMovePushAddress, MovePushAddress } from "#core/devices/push/move-push-address.use-case.ts";
import { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import { PushSender } from "#core/devices/push/push-sender.port.ts";
import { PushServices } from "#core/devices/push/push-services.port.ts";
import { makePushToCustomer, PushToCustomer } from "#core/devices/push/push-to-customer.use-case.ts";
import { makePushToDevice, PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { makeShowPushHere, ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { makeRemovePushToken, RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function devicesInProcess(container: Container): void {
  make(container, KeepPushToken, makeKeepPushToken, { tokens: PushTokens, now: Clock });
  make(container, RemovePushToken, makeRemovePushToken, { tokens: PushTokens });
  const push = { addresses: PushAddresses, sender: PushSender };
  make(container, ShowPushHere, makeShowPushHere, push);
  make(container, PushToDevice, makePushToDevice, { ...push, services: PushServices, now: Clock });
  make(container, EndPushToDevice, makeEndPushToDevice, { addresses: PushAddresses });
  make(container, MovePushAddress, makeMovePushAddress, { addresses: PushAddresses, services: PushServices });
  make(container, PushToCustomer, makePushToCustomer, { ...push, now: Clock });
}
