import { overTheWire } from "#tests/http/over-http.ts";
import { visitsSuite } from "#tests/core/consultations/visit/visits-suite.ts";

visitsSuite("over HTTP", overTheWire);
