import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { contactWords } from "./contact-words.ts";
import { ContactForm } from "./contact-form.tsx";
import type { Company } from "#core/content/company.ts";
import type { Head } from "#web/platform/page/head.ts";

export type ContactData = { readonly company: Company | null; readonly whatsapp: string };

export const head = (): Head => ({
  title: siteWords.titled(contactWords.title),
  description: contactWords.description,
  canonical: "/getintouch",
});

/** How the shop is reached: by its form, by letter, by phone. */
export function Screen({ data: { company, whatsapp } }: { readonly data: ContactData }) {
  return (
    <div className="page-width leaflet">
      <div className="page-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={contactWords.title} />
        <h1>{contactWords.title}</h1>
        <p className="lead">{contactWords.lead}</p>
      </div>
      <div className="leaflet contact-page">
        <section>
          <h2>{contactWords.form}</h2>
          <noscript>
            <p>{contactWords.noScript}</p>
          </noscript>
          <ContactForm />
        </section>
        <section className="contact-facts">
          <h2>{contactWords.company}</h2>
          {company === null ? null : (
            <dl className="grid gap-4">
              <div>
                <dt>{contactWords.office}</dt>
                <dd>
                  {company.name}
                  <br />
                  {company.officeAddress}
                </dd>
              </div>
              <div>
                <dt>{contactWords.phone}</dt>
                {company.phones.map((phone) => (
                  <dd key={phone}>
                    <a className="link roomy" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                      {phone}
                    </a>
                  </dd>
                ))}
              </div>
              <div>
                <dt>{contactWords.mail}</dt>
                <dd>
                  <a className="link roomy" href={`mailto:${company.email}`}>
                    {company.email}
                  </a>
                </dd>
              </div>
            </dl>
          )}
          <OutsideLink className="button quiet" address={whatsapp}>
            {contactWords.chat}
          </OutsideLink>
        </section>
      </div>
    </div>
  );
}
