import { inProcess } from "#tests/in-process.ts";
import { assessmentsSuite } from "#tests/core/assessments/answering/assessments-suite.ts";

assessmentsSuite("in the process", inProcess);
