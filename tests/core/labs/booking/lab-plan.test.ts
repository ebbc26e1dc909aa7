import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/plans/subscriptions.ts";
import { labPlanSuite } from "#tests/core/labs/booking/lab-plan-suite.ts";

labPlanSuite("memory", () => {
  const memory = new Memory();
  return {
    bookings: memoryLabBookings(memory),
    subscriptions: memorySubscriptions(memory),
    someone: async () => customerId(randomUUID()),
    async offer(offer) {
      memory.labs = offer;
    },
  };
});
