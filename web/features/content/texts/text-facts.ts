import { promisedFigures } from "./promised-figures.ts";
import { companyPhrases as says } from "#web/features/content/wording/company.ts";
import type { Company } from "#core/content/company.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What texts tell of the company and of what the rules promise. */
export type TextFacts = Facts<keyof typeof promisedFigures | "company" | "registered" | "reached">;

/** `company`: who runs the shop; null: nobody has said. */
export const textFacts = (company: Company | null): TextFacts => ({
  ...promisedFigures,
  ...(company === null ? UNSAID : companyFacts(company)),
});

const UNSAID = { company: says.name, registered: says.registeredOnInvoices, reached: says.reachedByForm };

const companyFacts = ({ name, email, phones: [phone = ""], officeAddress, registeredAddress }: Company) => ({
  company: name,
  registered: says.registered({ address: registeredAddress }),
  reached: says.reached({ email, phone, office: officeAddress }),
});
