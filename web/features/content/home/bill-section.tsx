import { Equal, ReceiptIndianRupee, Scale } from "lucide-react";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { homeWords } from "#web/features/content/home/home-words.ts";

const ICONS = [Scale, ReceiptIndianRupee, Equal];

/** What sets this shop's bill apart, and the way to see it. */
export function BillSection() {
  return (
    <div className="quiet-band">
      <section className="page-width band home-care">
        <div className="stack hero-text">
          <h2>{homeWords.billHeading}</h2>
          <p className="muted">{homeWords.billText}</p>
          <div>
            <a className="button quiet" href={shopAddress.cart}>
              {homeWords.seeCart}
            </a>
          </div>
        </div>
        <ul className="home-claims">
          {homeWords.billFacts.map(({ name, text }, place) => {
            const Icon = ICONS[place] ?? Scale;
            return (
              <li key={name}>
                <Icon className="icon icon-large leaf mb-2" />
                <h3>{name}</h3>
                <p className="small muted">{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
