import { SittingText } from "#core/health/sitting/sitting-text.port.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { sittingText } from "#adapters/http-contract/health/sitting-text.ts";
import * as useCases from "#core/health/use-cases.ts";
import { healthContract } from "#adapters/http-contract/health/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const healthArea = {
  name: "health",
  useCases,
  joins(container) {
    container.bind(WorkOut).toConstantValue(workOutResults);
    container.bind(SittingText).toConstantValue(sittingText);
  },
  contract: healthContract,
} as const satisfies ServerArea;
