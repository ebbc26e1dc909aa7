import { inMemory } from "#tests/core/plans/clinic-with-a-plan.ts";
import { planThatPaysSuite } from "#tests/core/plans/plan-that-pays-suite.ts";

planThatPaysSuite("memory", inMemory);
