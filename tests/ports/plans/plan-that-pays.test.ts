import { planThatPaysSuite } from "#tests/core/plans/plan-that-pays-suite.ts";
import { clinicsInPostgres } from "./clinic-with-a-plan.ts";

planThatPaysSuite("PostgreSQL", clinicsInPostgres());
