import { inProcess } from "#tests/in-process.ts";
import { practitionersSuite } from "#tests/core/consultations/directory/practitioners-suite.ts";

practitionersSuite("in the process", inProcess);
