import { jsonFiles } from "#adapters/input-file/json-files.ts";
import { readSlotsFile } from "#adapters/slots-file/slots-file.ts";
import type { SlotsFile } from "#adapters/slots-file/slots-file.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeSlotsFiles = (): FactFiles<SlotsFile> => jsonFiles(readSlotsFile);
