import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { Composer } from "#web/features/fitbook/composer/composer.tsx";
import { NewerPosts } from "./newer-posts.tsx";
import { PostListModel, postListNeeds } from "./post-list-model.ts";
import { PostList } from "./post-list.tsx";
import { postWords } from "./post-words.ts";
import { useListPlace, usePagesLeft } from "#web/features/fitbook/page/use-list-place.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import { useChoiceInAddress } from "#web/platform/window/use-choice-in-address.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const Suggestions = laterPart(lateCode(() => import("#web/features/fitbook/people/suggestions.tsx"), "Suggestions"));
const RunningChallenges = laterPart(lateCode(() => import("#web/features/fitbook/page/running-challenges.tsx"), "RunningChallenges"));
const SUGGESTIONS_BESIDE = 3;

const SHOWN = { name: "list", values: ["feed", "discover"], usual: "feed" } as const;
type Shown = (typeof SHOWN.values)[number];
const LISTS = [
  { value: "feed", words: postWords.lists.feed },
  { value: "discover", words: postWords.lists.discover },
] as const;

type FeedProps = {
  readonly customer: CustomerId;
  /** The challenge of whose result a card goes along; null: none does. */
  readonly result: ChallengeId | null;
};

/** What one shares, and what others share: those whom one follows, or everybody. */
export function Feed({ customer, result }: FeedProps) {
  const useCases = useNeeds(postListNeeds);
  const [shown, show] = useChoiceInAddress<Shown>(SHOWN);
  const pages = usePagesLeft(shown);
  const [lists] = useState(() => {
    const list = (kind: Shown) => new PostListModel({ list: { kind }, as: null }, customer, useCases, kind === shown ? pages : 1);
    return { feed: list("feed"), discover: list("discover") };
  });
  const model = lists[shown];
  useSight(model.ask, model.lookAgain);
  useListPlace(shown, model);
  return (
    <div className="fitbook-feed">
      <div className="stack gap-6">
        <Composer
          customer={customer}
          group={null}
          result={result}
          onShared={() => void model.ask()}
          onSharedElsewhere={() => void model.look()}
        />
        <ChoiceField<Shown> label={postWords.show} choices={LISTS} value={shown} onChange={show} />
        <NewerPosts model={model} />
        <PostList key={shown} model={model} kind={shown} customer={customer} />
      </div>
      <div className="stack gap-6">
        <RunningChallenges customer={customer} />
        <Suggestions customer={customer} most={SUGGESTIONS_BESIDE} />
      </div>
    </div>
  );
}
