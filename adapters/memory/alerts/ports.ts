import { Alerts } from "#core/alerts/alerts.port.ts";
import { alertsIn, memoryAlerts } from "./alerts.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const alertsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Alerts, memoryAlerts(memory));
  },
  exported: {
    alerts: (memory, customer) => [...alertsIn(memory).values()].filter(({ owner }) => "customer" in owner && owner.customer === customer),
  },
};
