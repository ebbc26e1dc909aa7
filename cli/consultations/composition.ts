import { jsonFiles } from "#adapters/input-file/json-files.ts";
import { readSlotsFile } from "#adapters/consultation-files/slots-file.ts";
import type { SlotsFile } from "#adapters/consultation-files/slots-file.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeSlotsFiles = (): FactFiles<SlotsFile> => jsonFiles(readSlotsFile);
