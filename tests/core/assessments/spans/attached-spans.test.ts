import { inProcess } from "#tests/in-process.ts";
import { attachedSpansSuite } from "#tests/core/assessments/spans/attached-spans-suite.ts";

attachedSpansSuite("in the process", inProcess);
