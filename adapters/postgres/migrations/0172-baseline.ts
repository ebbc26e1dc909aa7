// Decision: docs/decisions/one-baseline-migration.md
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { putJobTables } from "#adapters/postgres/jobs/job-tables.ts";
import type { Migration } from "kysely/migration";

/** The files of `baseline/`, each after those whose tables and functions it names. */
const FILES = [
  "foundation",
  "identity",
  "devices",
  "files",
  "account",
  "points",
  "catalogue",
  "promotions",
  "shipping",
  "customer-cart",
  "wishlist",
  "orders",
  "payments",
  "contact",
  "tickets",
  "reviews",
  "consultations",
  "assessments",
  "trackers",
  "quizzes",
  "labs",
  "plans",
  "events",
  "content",
  "newsletter",
  "alerts",
  "fitbook",
  "notifications",
  "staff",
  "page-views",
] as const;

/** All tables of an empty database, with what they hold from the beginning. */
export const baseline: Migration = {
  async up(db) {
    const texts = FILES.map((file) => readFileSync(new URL(`baseline/${file}.sql`, import.meta.url), "utf8"));
    await sql.raw(texts.join("\n")).execute(db);
    await putJobTables(db);
  },
};
