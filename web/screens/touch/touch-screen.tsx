import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { OutsideLink } from "#web/parts/outside-link.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import { touchWords } from "#web/wording/touch.ts";
import { TouchForm } from "./touch-form.tsx";
import type { Company } from "#core/content/company.ts";
import type { Head } from "#web/frame/head.ts";

export type TouchData = { readonly company: Company | null; readonly whatsapp: string };

export const head = (): Head => ({
  title: siteWords.titled(touchWords.title),
  description: touchWords.description,
  canonical: "/getintouch",
});

/** How the shop is reached: by its form, by letter, by phone. */
export function Screen({ data: { company, whatsapp } }: { readonly data: TouchData }) {
  return (
    <div className="wrap leaflet">
      <div className="leaflet-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={touchWords.title} />
        <h1>{touchWords.title}</h1>
        <p className="lead">{touchWords.lead}</p>
      </div>
      <div className="leaflet touch">
        <section>
          <h2>{touchWords.form}</h2>
          <noscript>
            <p>{touchWords.noScript}</p>
          </noscript>
          <TouchForm />
        </section>
        <section className="touch-facts">
          <h2>{touchWords.company}</h2>
          {company === null ? null : (
            <dl className="grid gap-4">
              <div>
                <dt>{touchWords.office}</dt>
                <dd>
                  {company.name}
                  <br />
                  {company.officeAddress}
                </dd>
              </div>
              <div>
                <dt>{touchWords.phone}</dt>
                {company.phones.map((phone) => (
                  <dd key={phone}>
                    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                      {phone}
                    </a>
                  </dd>
                ))}
              </div>
              <div>
                <dt>{touchWords.mail}</dt>
                <dd>
                  <a className="link" href={`mailto:${company.email}`}>
                    {company.email}
                  </a>
                </dd>
              </div>
            </dl>
          )}
          <OutsideLink className="btn quiet" address={whatsapp}>
            {touchWords.chat}
          </OutsideLink>
        </section>
      </div>
    </div>
  );
}
