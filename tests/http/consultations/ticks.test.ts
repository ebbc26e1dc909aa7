import { overTheWire } from "#tests/http/over-http.ts";
import { therapyTicksSuite } from "#tests/core/consultations/ticks/therapy-ticks-suite.ts";

therapyTicksSuite("over HTTP", overTheWire);
