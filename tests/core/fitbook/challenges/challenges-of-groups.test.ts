import { playerPortsInMemory } from "#tests/core/fitbook/player-ports.ts";
import { challengesOfGroupsSuite } from "#tests/core/fitbook/challenges/challenges-of-groups-suite.ts";

challengesOfGroupsSuite("memory", playerPortsInMemory);
