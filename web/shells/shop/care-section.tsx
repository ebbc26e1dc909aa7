import { Avatar } from "#web/design/avatar/avatar.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { besideGoodsPhrases } from "./wording/beside-goods.ts";
import type { SoonestPractitioner } from "./home-data.ts";

const { care: says } = besideGoodsPhrases;

/** Somebody to ask before buying, with who is free soonest. */
export const CareSection = ({ soonest }: { readonly soonest: readonly SoonestPractitioner[] }) => (
  <section className="page-width band home-care">
    <div className="home-care-text">
      <h2>{says.heading}</h2>
      <p className="muted">{says.text}</p>
      <a className="button main" href={consultationAddress.practitioners}>
        {says.way}
      </a>
    </div>
    {soonest.length === 0 ? null : (
      <ul className="home-practitioners" aria-label={says.soonest}>
        {soonest.map((one) => (
          <li key={one.id}>
            <a href={consultationAddress.profile(one)}>
              <Avatar name={one.name} picture={null} size="middle" />
              <span>
                <b>{one.name}</b>
                <span className="small muted">{[consultationWords.therapy(one.therapy), ...one.qualifications].join(" · ")}</span>
                <br />
                <span className="small leaf">{consultationWords.nextFree(one.nextFree)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
);
