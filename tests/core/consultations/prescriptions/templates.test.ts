import { inProcess } from "#tests/in-process.ts";
import { templatesSuite } from "#tests/core/consultations/prescriptions/templates-suite.ts";

templatesSuite("in the process", inProcess);
