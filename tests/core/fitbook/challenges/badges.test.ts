import { playerPortsInMemory } from "#tests/core/fitbook/player-ports.ts";
import { badgesSuite } from "#tests/core/fitbook/challenges/badges-suite.ts";

badgesSuite("memory", playerPortsInMemory);
