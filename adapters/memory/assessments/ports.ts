import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { memoryAssessments } from "./assessments.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const assessmentsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Assessments, memoryAssessments(memory));
  },
  exported: {
    assessments: ({ assessments }, customer) => [...assessments.values()].filter((one) => one.customer === customer),
  },
};
