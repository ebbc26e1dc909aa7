import type { Company } from "#core/content/company.ts";
import type * as english from "../company.ts";

export const companyWords: typeof english.companyWords = {
  name: (company: Company | null): string => company?.name ?? "Niramaya",
  reached: (company: Company | null): string =>
    company === null
      ? "[संपर्क करें](/getintouch) पेज के फ़ॉर्म से"
      : `ई-मेल [${company.email}](mailto:${company.email}) पर, फ़ोन ${company.phones[0] ?? ""} पर, या डाक से इस पते पर: ${company.officeAddress}`,
  registered: (company: Company | null): string => (company === null ? "हमारे बिल पर छपा पता" : company.registeredAddress),
};
