import { inProcess } from "#tests/in-process.ts";
import { sharedLabReportsSuite } from "#tests/core/assessments/lab-reports/shared-lab-reports-suite.ts";

sharedLabReportsSuite("in the process", inProcess);
