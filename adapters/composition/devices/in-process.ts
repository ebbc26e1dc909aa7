import { KeepPushToken, makeKeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { makeRemovePushToken, RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function devicesInProcess(container: Container): void {
  make(container, KeepPushToken, makeKeepPushToken, { tokens: PushTokens, now: Clock });
  make(container, RemovePushToken, makeRemovePushToken, { tokens: PushTokens });
}
