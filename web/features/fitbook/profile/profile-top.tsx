import { Avatar } from "#web/design/avatar/avatar.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookAddress } from "#web/features/fitbook/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { Badges } from "./badges.tsx";
import type { VisibleProfile } from "#core/fitbook/people/visible-person.ts";

/** Name, what they say of themselves, both numbers and badges, as far as they are shown. */
export function ProfileTop({ profile: { person, followers, following, badges } }: { readonly profile: VisibleProfile }) {
  return (
    <div className="stack gap-3">
      <div className="fitbook-top">
        <Avatar name={person.name} picture={null} size="large" />
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
