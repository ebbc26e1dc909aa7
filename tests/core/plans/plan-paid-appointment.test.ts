import { inMemory } from "#tests/core/plans/clinic-with-a-plan.ts";
import { planPaidAppointmentSuite } from "#tests/core/plans/plan-paid-appointment-suite.ts";

planPaidAppointmentSuite("memory", inMemory);
