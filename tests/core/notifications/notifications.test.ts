import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { notificationsSuite } from "#tests/core/notifications/notifications-suite.ts";

notificationsSuite("memory", () => relationsInMemory());
