import { overTheWire } from "#tests/http/over-http.ts";
import { prescriptionsSuite } from "#tests/core/consultations/prescriptions/prescriptions-suite.ts";

prescriptionsSuite("over HTTP", overTheWire);
