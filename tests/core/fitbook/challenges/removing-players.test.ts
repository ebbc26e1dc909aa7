import { playerPortsInMemory } from "#tests/core/fitbook/player-ports.ts";
import { removingPlayersSuite } from "#tests/core/fitbook/challenges/removing-players-suite.ts";

removingPlayersSuite("memory", playerPortsInMemory);
