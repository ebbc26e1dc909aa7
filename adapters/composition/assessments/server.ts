import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { postgresAssessments } from "#adapters/postgres/assessments/assessments.ts";
import { assessmentsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/assessments/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const assessmentsArea = {
  name: "assessments",
  ports(container, { db }) {
    container.bind(Assessments).toConstantValue(postgresAssessments(db));
  },
  useCases: assessmentsInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
