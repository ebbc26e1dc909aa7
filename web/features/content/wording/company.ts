import type { Company } from "#core/content/company.ts";

/** Who runs the shop, as texts name it; null: nobody has said. */
export const companyWords = {
  name: (company: Company | null): string => company?.name ?? "Niramaya",
  /** In texts with links. */
  reached: (company: Company | null): string =>
    company === null
      ? "through the form on [Get in touch](/getintouch)"
      : `by e-mail at [${company.email}](mailto:${company.email}), by phone at ${company.phones[0] ?? ""}, or by post at ${company.officeAddress}`,
  registered: (company: Company | null): string =>
    company === null ? "at the address given on our invoices" : `at ${company.registeredAddress}`,
};
