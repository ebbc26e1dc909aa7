import {
  CalculateBmi,
  CalculateBmiAndFat,
  CalculateFat,
  makeCalculateBmi,
  makeCalculateBmiAndFat,
  makeCalculateFat,
} from "#core/health/calculate-body.use-case.ts";
import { SittingText } from "#core/health/sitting/sitting-text.port.ts";
import { WorkOut } from "#core/health/work-out.port.ts";
import { make } from "#adapters/composition/make.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { sittingText } from "#adapters/http-contract/health/sitting-text.ts";
import type { Container } from "#adapters/composition/container.ts";

export function healthInProcess(container: Container): void {
  container.bind(WorkOut).toConstantValue(workOutResults);
  container.bind(SittingText).toConstantValue(sittingText);
  make(container, CalculateBmi, makeCalculateBmi, { workOut: WorkOut });
  make(container, CalculateFat, makeCalculateFat, { workOut: WorkOut });
  make(container, CalculateBmiAndFat, makeCalculateBmiAndFat, { workOut: WorkOut });
}
