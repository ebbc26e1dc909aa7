import type { companyPhrases as english } from "../company.ts";

export const companyPhrases: typeof english = {
  name: "Niramaya",
  reached: ({ email, phone, office }) => `ई-मेल [${email}](mailto:${email}) पर, फ़ोन ${phone} पर, या डाक से इस पते पर: ${office}`,
  reachedByForm: "[संपर्क करें](/getintouch) पेज के फ़ॉर्म से",
  registered: ({ address }) => address,
  registeredOnInvoices: "हमारे बिल पर छपा पता",
};
