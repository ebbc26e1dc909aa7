import { inProcess } from "#tests/in-process.ts";
import { seatsSuite } from "#tests/core/events/seats-suite.ts";

seatsSuite("in the process", inProcess);
