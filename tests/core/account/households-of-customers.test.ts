import { inProcess } from "#tests/in-process.ts";
import { householdsOfCustomersSuite } from "#tests/core/account/households-of-customers-suite.ts";

householdsOfCustomersSuite("in the process", inProcess);
