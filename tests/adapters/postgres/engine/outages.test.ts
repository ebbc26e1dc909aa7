import pg from "pg";
import { expect, it } from "vitest";
import { isOutage } from "#adapters/postgres/engine/database.ts";

const refusal = (code: string, file: string, message = "refused") =>
  Object.assign(new pg.DatabaseError(message, 0, "error"), { severity: "ERROR", code, file });

it.each([
  ["a connection that is lost", refusal("08006", "remote_commands.c"), true],
  ["a server that stops", refusal("57P01", "postgres.c"), true],
  ["a node of Citus that went away while it was asked", refusal("XX000", "remote_commands.c"), true],
  ["one that went away before its part was made certain", refusal("XX000", "remote_transaction.c"), true],
  ["one that went away as rows were sent to it", refusal("58030", "multi_copy.c"), true],
  ["one that said so before", refusal("XX000", "multi_copy.c", "terminating connection due to unexpected postmaster exit"), true],
  [
    "what it refuses of such rows",
    refusal("XX000", "multi_copy.c", 'duplicate key value violates unique constraint "tracker_op_pkey"'),
    false,
  ],
  ["a driver without an answer", new Error("Connection terminated unexpectedly"), true],
  ["a fault within PostgreSQL", refusal("XX000", "heapam.c"), false],
  ["what a node refuses", refusal("23505", "remote_commands.c"), false],
  ["a mistake of ours", new TypeError("no such column"), false],
])("%s is an outage or not", (_, error, is) => {
  expect(isOutage(error)).toBe(is);
});
