import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { HealthProfiles } from "#core/assessments/profile/health-profiles.port.ts";
import { memoryAssessments } from "./assessments.ts";
import { memoryHealthProfiles } from "./health-profiles.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const assessmentsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Assessments, memoryAssessments(memory));
    keep(HealthProfiles, memoryHealthProfiles(memory));
  },
  exported: {
    health_profiles: ({ healthProfiles }, customer) =>
      [...healthProfiles.values()].filter((one) => one.customer === customer).map(({ member, answers }) => ({ member, answers })),
    assessments: ({ assessments }, customer) => [...assessments.values()].filter((one) => one.customer === customer),
  },
};
