import { inProcess } from "#tests/in-process.ts";
import { therapyTicksSuite } from "#tests/core/consultations/ticks/therapy-ticks-suite.ts";

therapyTicksSuite("in the process", inProcess);
