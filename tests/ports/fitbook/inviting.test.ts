import { playerPortsInPostgres } from "#tests/ports/fitbook/player-ports.ts";
import { invitingSuite } from "#tests/core/fitbook/challenges/inviting-suite.ts";

invitingSuite("PostgreSQL", await playerPortsInPostgres());
