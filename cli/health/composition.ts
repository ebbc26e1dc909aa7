import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeHealthFiles = (): FactFiles<HealthAnswer> => jsonFiles(answerHealthFile);
