import { playerPortsInPostgres } from "#tests/ports/fitbook/player-ports.ts";
import { removingPlayersSuite } from "#tests/core/fitbook/challenges/removing-players-suite.ts";

removingPlayersSuite("PostgreSQL", await playerPortsInPostgres());
