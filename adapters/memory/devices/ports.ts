import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import { memoryPushAddresses } from "./push-addresses.ts";
import { memoryPushTokens } from "./push-tokens.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const devicesInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(PushTokens, memoryPushTokens(memory));
    keep(PushAddresses, memoryPushAddresses(memory));
  },
};
