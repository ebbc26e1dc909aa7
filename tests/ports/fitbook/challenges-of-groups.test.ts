import { playerPortsInPostgres } from "#tests/ports/fitbook/player-ports.ts";
import { challengesOfGroupsSuite } from "#tests/core/fitbook/challenges/challenges-of-groups-suite.ts";

challengesOfGroupsSuite("PostgreSQL", await playerPortsInPostgres());
