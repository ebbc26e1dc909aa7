import Award from "lucide-react/icons/award";
import { inLanguage } from "#web/design/in-language.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { ShareBadge } from "./share-badge.tsx";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

const { won: words, badges: names } = challengeWords;

type WonCardProps = {
  readonly challenge: VisibleChallenge;
  /** A new one comes up by itself, unless less motion is asked for. */
  readonly look: "new" | "plain";
};

/** What somebody has won in one challenge, to be looked at and shared. */
export function WonCard({ challenge, look }: WonCardProps) {
  const { activity } = inLanguage(challenge);
  const badges = challenge.me?.badges ?? [];
  const [first] = badges;
  const place = challengeWords.place(challenge);
  return (
    <article className={look === "new" ? "fitbook-won is-new" : "fitbook-won"} aria-label={activity}>
      <span className={`fitbook-medal is-${first ?? "finisher"}`} aria-hidden="true">
        <Award className="icon" />
      </span>
      <div className="stack gap-2">
        {look === "new" ? (
          <p>
            <span className="badge leaf">{words.fresh}</span>
          </p>
        ) : null}
        <p className="heading-3">{badges.map((badge) => names[badge]).join(" · ")}</p>
        <p>
          <a className="link" href={fitbookAddress.board(challenge.id)}>
            {activity}
          </a>
        </p>
        <p className="muted">
          {place} · {challengeWords.span(challenge)}
        </p>
        <ShareBadge challenge={challenge} badges={badges} />
      </div>
    </article>
  );
}
