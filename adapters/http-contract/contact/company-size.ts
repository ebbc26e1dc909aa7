import * as z from "zod/mini";
import { MOST_EMPLOYEES, MOST_SITES } from "#core/contact/company-size.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import type { CompanySize } from "#core/contact/company-size.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** How large a company is that asks. */
export const companySize: Shape<CompanySize> = fields({
  employees: ["no_of_employees", count(MOST_EMPLOYEES)],
  sites: ["no_of_sites", count(MOST_SITES)],
});
