import { inProcess } from "#tests/in-process.ts";
import { sharedDataSuite } from "#tests/core/assessments/sharing/shared-data-suite.ts";

sharedDataSuite("in the process", inProcess);
