import { randomUUID } from "node:crypto";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryRooms } from "#adapters/memory/consultations/rooms.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { roomsSuite } from "#tests/core/consultations/call/rooms-suite.ts";

roomsSuite("memory", () => {
  const memory = new Memory();
  const rooms = memoryRooms(memory);
  return {
    bookings: memoryBookings(memory),
    rooms,
    elsewhere: rooms,
    async consult(id) {
      memory.practitioners.set(practitionerId(id), aPractitioner(id));
    },
    someone: async () => randomUUID(),
    signals: async (booking) => memory.rooms.signals.filter(({ way }) => way.booking === booking).map(({ data }) => data),
  };
});
