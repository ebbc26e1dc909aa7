import Award from "lucide-react/icons/award";
import { inLanguage } from "#web/design/in-language.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { cardPhrases as words } from "#web/features/fitbook/wording/cards.ts";
import type { ChallengeCard } from "#core/fitbook/posts/challenge-card.ts";

/** Somebody's result in a challenge, as it was when they shared it. It leads nowhere. */
export function ChallengeCardView({ card }: { readonly card: ChallengeCard }) {
  const [first] = card.badges;
  const activity = inLanguage(card).activity ?? words.unnamed;
  return (
    <figure className="post-card" aria-label={words.label({ activity })}>
      <span className={`fitbook-medal is-${first ?? "finisher"}`} aria-hidden="true">
        <Award className="icon" />
      </span>
      <div className="stack gap-1">
        <strong>{activity}</strong>
        <span>
          {words.place({ rank: wholeNumber(card.rank), players: wholeNumber(card.players) })} · {challengeWords.score(card, card.score)}
        </span>
        {card.badges.length === 0 ? null : <span>{card.badges.map((badge) => challengeWords.badges[badge]).join(" · ")}</span>}
        <span className="small muted">{challengeWords.span(card)}</span>
      </div>
    </figure>
  );
}
