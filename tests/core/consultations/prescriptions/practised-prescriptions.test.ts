import { randomUUID } from "node:crypto";
import { memoryAccessLog } from "#adapters/memory/consultations/access-log.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryPrescriptions } from "#adapters/memory/consultations/prescriptions.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import type { ListedPractice } from "#tests/core/consultations/prescriptions/practised-prescriptions-suite.ts";
import { practisedPrescriptionsSuite } from "#tests/core/consultations/prescriptions/practised-prescriptions-suite.ts";

function inMemory(): ListedPractice {
  const memory = new Memory();
  const jobs = async () => keptJobs(memory).map(({ job }) => job);
  return {
    prescriptions: memoryPrescriptions(memory, prescriptionHash),
    log: memoryAccessLog(memory),
    jobs,
    someone: async () => customerId(randomUUID()),
  };
}

practisedPrescriptionsSuite("memory", inMemory);
