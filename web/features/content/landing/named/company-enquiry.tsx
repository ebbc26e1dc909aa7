import { EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { EnquiryForm } from "#web/features/contact/enquiry-form.tsx";
import { enquiryWords } from "#web/features/contact/wording/enquiry.ts";

/** The form for companies, under its heading. */
export const CompanyEnquiry = ({ title }: { readonly title: string }) => (
  <section className="leaflet-form">
    <h2>{title}</h2>
    <p className="muted">{enquiryWords.hint}</p>
    <EnquiryForm send={EnquireForCompany} asksFor="company" about={{ id: null, title }} />
  </section>
);
