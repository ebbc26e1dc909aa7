import { overTheWire } from "#tests/http/over-http.ts";
import { templatesSuite } from "#tests/core/consultations/prescriptions/templates-suite.ts";

templatesSuite("over HTTP", overTheWire);
