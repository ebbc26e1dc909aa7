import { inProcess } from "#tests/in-process.ts";
import { ticketsSuite } from "#tests/core/tickets/tickets-suite.ts";

ticketsSuite("in the process", inProcess);
