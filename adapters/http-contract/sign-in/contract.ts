import * as endpoints from "./endpoints.ts";
import * as humanCheck from "./human-check.ts";
import * as passwords from "./passwords.ts";
import * as mobileAndEmail from "./mobile-and-email.ts";
import * as leaving from "./leaving.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const signInContract: Contract = [endpoints, humanCheck, passwords, mobileAndEmail, leaving];
