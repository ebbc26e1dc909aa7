import { inProcess } from "#tests/in-process.ts";
import { visitsSuite } from "#tests/core/consultations/visit/visits-suite.ts";

visitsSuite("in the process", inProcess);
