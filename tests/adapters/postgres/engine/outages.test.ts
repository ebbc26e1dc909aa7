import pg from "pg";
import { expect, it } from "vitest";
import { isOutage } from "#adapters/postgres/engine/database.ts";

const refusal = (code: string, routine: string) =>
  Object.assign(new pg.DatabaseError("refused", 0, "error"), { severity: "ERROR", code, routine });

it.each([
  ["a connection that is lost", refusal("08006", "ReportConnectionError"), true],
  ["a server that stops", refusal("57P01", "ProcessInterrupts"), true],
  ["a node of Citus that went away while it was asked", refusal("XX000", "ReportResultError"), true],
  ["a driver without an answer", new Error("Connection terminated unexpectedly"), true],
  ["a fault within PostgreSQL", refusal("XX000", "simple_heap_update"), false],
  ["what a node refuses", refusal("23505", "ReportResultError"), false],
  ["a mistake of ours", new TypeError("no such column"), false],
])("%s is an outage or not", (_, error, is) => {
  expect(isOutage(error)).toBe(is);
});
