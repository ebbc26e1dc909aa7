import { useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { Button } from "#web/design/button/button.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { cardPhrases } from "#web/features/fitbook/wording/cards.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { Badge } from "#core/fitbook/leaderboard/badges.ts";

const { won: words, badges: names } = challengeWords;

type ShareBadgeProps = { readonly challenge: VisibleChallenge; readonly badges: readonly Badge[] };

/**
 * Passes a badge on by whatever the device has for that; else its text is copied. It says the badge and the challenge's name, and no
 * figure.
 */
export function ShareBadge({ challenge, badges }: ShareBadgeProps) {
  const { id, activity } = inLanguage(challenge);
  const [outcome, tell] = useState<"copied" | "failed" | null>(null);
  const share = async () => {
    const text = words.text({ badges: badges.map((badge) => names[badge]).join(", "), activity });
    if (typeof navigator.share === "function")
      await navigator.share({ text }).catch(() => null); // Not sending it after all is no failure.
    else tell(await copied(text));
  };
  return (
    <div className="fitbook-acts">
      <Button look="quiet" label={fitbookWords.each({ act: words.share, name: activity })} onPress={() => void share()}>
        {words.share}
      </Button>
      <a
        className="button quiet"
        href={fitbookAddress.share(id)}
        aria-label={fitbookWords.each({ act: cardPhrases.share, name: activity })}
      >
        {cardPhrases.share}
      </a>
      <span role="status" className={outcome === "copied" ? "badge leaf" : "text-clay-ink"}>
        {outcome === null ? "" : words.outcomes[outcome]}
      </span>
    </div>
  );
}

const copied = (text: string): Promise<"copied" | "failed"> =>
  navigator.clipboard.writeText(text).then(
    () => "copied",
    () => "failed",
  );
