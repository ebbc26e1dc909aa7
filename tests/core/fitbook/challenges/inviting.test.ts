import { playerPortsInMemory } from "#tests/core/fitbook/player-ports.ts";
import { invitingSuite } from "#tests/core/fitbook/challenges/inviting-suite.ts";

invitingSuite("memory", playerPortsInMemory);
