import { Avatar } from "#web/design/avatar/avatar.tsx";
import { CleanHtml } from "#web/design/link/clean-html.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";
import { LateBookPanel } from "#web/features/consultations/booking/late-book-panel.ts";
import { LatePractitionerReviews } from "./late-practitioner-reviews.ts";
import { TimePicker } from "./time-picker.tsx";
import { profileWords } from "./profile-words.ts";
import { missingHead } from "#web/platform/page/missing-head.ts";
import { shownText } from "#web/design/shown-text.ts";
import "./profile.css";
import type { Fee, PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { ProfileData } from "./profile-data.ts";

const WAY = [{ title: directoryPhrases.title, address: consultationAddress.practitioners }];

export function head(data: ProfileData): Head {
  if (data === null) return missingHead(says.unknown, says.unknownText);
  const { practitioner } = data.profile;
  const therapy = consultationWords.therapy(practitioner.therapy);
  return {
    title: siteWords.titled(practitioner.name),
    description: says.description({ name: practitioner.name, therapy }),
    canonical: consultationAddress.profile(practitioner),
  };
}

/** Who somebody is, what they cost, and when they are free. */
export function Screen({ data }: { readonly data: ProfileData }) {
  if (data === null)
    return (
      <div className="page-width leaflet">
        <PageHead way={WAY} here={says.unknown} title={says.unknown} lead={says.unknownText} />
        <EmptyState drawing="empty-search" heading={<h2>{directoryPhrases.all}</h2>} text={directoryPhrases.lead}>
          <a className="button main" href={consultationAddress.practitioners}>
            {directoryPhrases.all}
          </a>
        </EmptyState>
      </div>
    );
  const { practitioner, rating } = data.profile;
  const { name, therapy, qualifications, about } = practitioner;
  const nextFree = data.days.find(({ first }) => first !== null)?.first ?? null;
  return (
    <div className="page-width leaflet">
      <PageHead way={WAY} here={name} title={name} lead={[consultationWords.therapy(therapy), ...qualifications].join(" · ")} />
      <div className="profile">
        <div className="profile-part">
          <div className="profile-who">
            <Avatar name={name} picture={null} size="large" />
            <Facts practitioner={practitioner} />
          </div>
          {rating === null ? null : (
            <a className="link review-link" href="#reviews">
              <StarsShown stars={rating.average} told={consultationWords.rated(rating)} />
              <span aria-hidden="true">{consultationWords.rated(rating)}</span>
            </a>
          )}
          <p className="profile-next">
            <strong>{consultationWords.nextFree(nextFree)}</strong>
            <a className="button main" href="#times">
              {says.times}
            </a>
          </p>
          <Fees practitioner={practitioner} />
          {about === null ? null : (
            <section>
              <h2>{says.about}</h2>
              <CleanHtml html={shownText(about)} className="lead" />
            </section>
          )}
        </div>
        <div className="profile-part profile-times">
          <TimePicker data={data} />
          <LateBookPanel data={data} />
        </div>
        <div className="profile-part">
          <Clinics practitioner={practitioner} />
          <LatePractitionerReviews key={practitioner.id} practitioner={practitioner.id} first={data.reviews} />
        </div>
      </div>
    </div>
  );
}

function Facts({ practitioner }: { readonly practitioner: PublicPractitioner }) {
  const { council, registration, languages, practisingSince } = practitioner;
  return (
    <dl className="contact-facts">
      <div>
        <dt>{says.council}</dt>
        <dd>{council ?? says.noCouncil}</dd>
      </div>
      {registration === null ? null : (
        <div>
          <dt>{says.registration}</dt>
          <dd>
            {registration} <span className="badge">{says.verified}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{says.languages}</dt>
        <dd>{consultationWords.languages(languages)}</dd>
      </div>
      <div>
        <dt>{says.practising}</dt>
        <dd>{says.since({ year: String(practisingSince) })}</dd>
      </div>
    </dl>
  );
}

function Fees({ practitioner: { fees } }: { readonly practitioner: PublicPractitioner }) {
  const lengths = [...new Set(fees.map(({ length }) => length))];
  const modes = [...new Set(fees.map(({ mode }) => mode))];
  return (
    <section>
      <h2>{says.fees}</h2>
      <table className="profile-fees">
        <thead>
          <tr>
            <th scope="col">{says.length}</th>
            {modes.map((mode) => (
              <th key={mode} scope="col">
                {directoryPhrases.modes[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lengths.map((length) => (
            <tr key={length}>
              <th scope="row">{profileWords.minutes(length)}</th>
              {modes.map((mode) => (
                <td key={mode}>{feeIn(fees, { length, mode })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{says.taxes}</p>
    </section>
  );
}

function feeIn(fees: PublicPractitioner["fees"], { length, mode }: Pick<Fee, "length" | "mode">): string {
  const fee = fees.find((one) => one.length === length && one.mode === mode);
  return fee === undefined ? "–" : rupees(fee.amount);
}

function Clinics({ practitioner: { clinics } }: { readonly practitioner: PublicPractitioner }) {
  if (clinics.length === 0) return null;
  return (
    <section>
      <h2>{says.clinics}</h2>
      <ul className="leaflet-cards">
        {clinics.map(({ name, address, city, pincode }) => (
          <li key={`${name} ${pincode}`} className="leaflet-card">
            <h3>{name}</h3>
            <address>
              {address}, {cityTitle(city)} {pincode}
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
