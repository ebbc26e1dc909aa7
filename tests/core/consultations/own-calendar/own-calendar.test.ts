import { registerInMemory } from "#tests/core/consultations/a-register.ts";
import { ownCalendarSuite } from "#tests/core/consultations/own-calendar/own-calendar-suite.ts";

ownCalendarSuite("memory", registerInMemory);
