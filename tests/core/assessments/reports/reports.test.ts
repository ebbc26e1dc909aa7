import { inProcess } from "#tests/in-process.ts";
import { reportsSuite } from "#tests/core/assessments/reports/reports-suite.ts";

reportsSuite("in the process", inProcess);
