import { overTheWire } from "#tests/http/over-http.ts";
import { attachedSpansSuite } from "#tests/core/assessments/spans/attached-spans-suite.ts";

attachedSpansSuite("over HTTP", overTheWire);
