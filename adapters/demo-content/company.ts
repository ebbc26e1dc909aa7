import type { Company } from "#core/content/company.ts";

export const demoCompany: Company = {
  name: "Niramaya Wellness Private Limited",
  email: "care@niramaya.example",
  officeAddress: "3rd Floor, Neem Court, 18 Prabhat Road, Pune, Maharashtra 411004",
  registeredAddress: "7 Tulsi Lane, Shivaji Nagar, Pune, Maharashtra 411005",
  phones: ["+91 20 5550 0142", "+91 20 5550 0143"],
};
