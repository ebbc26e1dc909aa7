import { Alerts } from "#core/alerts/alerts.port.ts";
import { memoryAlerts } from "./alerts.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const alertsInMemory: MemoryArea = (memory, keep) => {
  keep(Alerts, memoryAlerts(memory));
};
