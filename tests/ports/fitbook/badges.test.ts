import { playerPortsInPostgres } from "#tests/ports/fitbook/player-ports.ts";
import { badgesSuite } from "#tests/core/fitbook/challenges/badges-suite.ts";

badgesSuite("PostgreSQL", await playerPortsInPostgres());
