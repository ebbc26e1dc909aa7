import { inProcess } from "#tests/in-process.ts";
import { betweenTwoSuite } from "#tests/core/notifications/between-two-suite.ts";

betweenTwoSuite("in the process", inProcess);
