import BadgeCheck from "lucide-react/icons/badge-check";
import Banknote from "lucide-react/icons/banknote";
import PackageCheck from "lucide-react/icons/package-check";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { homeWords } from "./home-words.ts";

const ICONS = [PackageCheck, ReceiptIndianRupee, Banknote, BadgeCheck];

/** What a buyer can rely on, in a line each. */
export const TrustStrip = () => (
  <section className="quiet-band" aria-label={homeWords.trust}>
    <ul className="page-width trust-strip">
      {homeWords.trusted.map(({ name, text, address }, place) => {
        const Icon = ICONS[place] ?? BadgeCheck;
        return (
          <li key={name}>
            <Icon className="icon icon-large leaf" aria-hidden="true" />
            <span>
              <a href={address}>
                <b>{name}</b>
              </a>
              <span className="small muted">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
