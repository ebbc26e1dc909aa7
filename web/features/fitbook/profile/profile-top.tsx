import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { Badges } from "./badges.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisibleProfile } from "#core/fitbook/profiles/visible-person.ts";

type ProfileTopProps = { readonly profile: VisibleProfile; readonly customer: CustomerId };

/** Picture, name, what they say of themselves, both numbers and badges, as far as they are shown. */
export function ProfileTop({ profile: { person, followers, following, badges }, customer }: ProfileTopProps) {
  return (
    <div className="stack gap-3">
      <div className="fitbook-top">
        <PersonPicture person={person} customer={customer} size="large" />
        <div className="stack gap-1">
          <h2>{person.name}</h2>
          {followers === null || following === null ? null : (
            <p className="muted">
              {fitbookWords.followers(followers)} · {fitbookWords.following(following)}
            </p>
          )}
          {person.followsMe ? <p className="small muted">{fitbookWords.ties.followsYou}</p> : null}
        </div>
      </div>
      {person.about === null || person.about === "" ? null : <p className="fitbook-about">{person.about}</p>}
      <Badges tally={badges} />
      {person.isSelf && badges !== null && Object.keys(badges).length > 0 ? (
        <p>
          <a className="link" href={fitbookAddress.badges}>
            {challengeWords.won.all}
          </a>
        </p>
      ) : null}
    </div>
  );
}
