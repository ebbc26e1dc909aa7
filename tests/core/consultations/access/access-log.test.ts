import { inProcess } from "#tests/in-process.ts";
import { accessLogSuite } from "#tests/core/consultations/access/access-log-suite.ts";

accessLogSuite("in the process", inProcess);
