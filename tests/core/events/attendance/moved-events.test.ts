import { randomUUID } from "node:crypto";
import { memoryEventRegister } from "#adapters/memory/events/event-register.ts";
import { memoryEvents } from "#adapters/memory/events/events.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { ALL, movedEventsSuite } from "#tests/core/events/attendance/moved-events-suite.ts";

movedEventsSuite("memory", () => {
  const memory = new Memory();
  return {
    events: memoryEvents(memory),
    register: memoryEventRegister(memory),
    async someone() {
      const id = customerId(randomUUID());
      memory.customers.set(id, { customer: someoneCalled(id, "Asha"), password: null, referenceCode: null });
      return id;
    },
    toldTo: (customer) => memoryNotifications(memory).listed(customer, ALL),
  };
});
