import { randomUUID } from "node:crypto";
import { memoryEventRegister } from "#adapters/memory/events/event-register.ts";
import { memoryEvents } from "#adapters/memory/events/events.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { ALL, seatsIn, eventsSuite } from "#tests/core/events/attendance/events-suite.ts";

eventsSuite("memory", () => {
  const memory = new Memory();
  return {
    events: memoryEvents(memory),
    register: memoryEventRegister(memory),
    async someone() {
      const id = customerId(randomUUID());
      memory.customers.set(id, { customer: someoneCalled(id, "Asha"), password: null, referenceCode: null });
      return id;
    },
    toldTo: async (customer) => [...memory.ties.notifications.values()].filter(({ to }) => to === customer).length,
    offeredTo: async (customer) => seatsIn(await memoryNotifications(memory).listed(customer, ALL)),
  };
});
