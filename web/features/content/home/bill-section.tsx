import { Equal, ReceiptIndianRupee, Scale } from "lucide-react";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { homeWords } from "#web/features/content/home/home-words.ts";

const ICONS = [Scale, ReceiptIndianRupee, Equal];

/** What sets this shop's bill apart, and the way to see it. */
export function BillSection() {
  return (
    <div className="quietband">
      <section className="wrap band care">
        <div className="stack say">
          <h2>{homeWords.billHeading}</h2>
          <p className="mute">{homeWords.billText}</p>
          <div>
            <a className="btn quiet" href={shopAddress.cart}>
              {homeWords.seeCart}
            </a>
          </div>
        </div>
        <ul className="claims">
          {homeWords.billFacts.map(({ name, text }, place) => {
            const Icon = ICONS[place] ?? Scale;
            return (
              <li key={name}>
                <Icon className="i l" />
                <h3>{name}</h3>
                <p className="small mute">{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
