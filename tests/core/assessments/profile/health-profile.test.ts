import { inProcess } from "#tests/in-process.ts";
import { healthProfileSuite } from "#tests/core/assessments/profile/health-profile-suite.ts";

healthProfileSuite("in the process", inProcess);
