import { inProcess } from "#tests/in-process.ts";
import { prescriptionsSuite } from "#tests/core/consultations/prescriptions/prescriptions-suite.ts";

prescriptionsSuite("in the process", inProcess);
