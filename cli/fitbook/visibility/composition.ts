import { readVisibilityFile } from "#adapters/fitbook-files/visibility-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { Look } from "#core/fitbook/visibility/visible-world.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeVisibilityFiles = (): FactFiles<Look> => jsonFiles(readVisibilityFile);
