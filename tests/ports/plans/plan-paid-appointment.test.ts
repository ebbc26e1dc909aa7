import { planPaidAppointmentSuite } from "#tests/core/plans/plan-paid-appointment-suite.ts";
import { clinicsInPostgres } from "./clinic-with-a-plan.ts";

planPaidAppointmentSuite("PostgreSQL", clinicsInPostgres());
