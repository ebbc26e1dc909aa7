import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { memoryPushTokens } from "./push-tokens.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const devicesInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(PushTokens, memoryPushTokens(memory));
  },
};
