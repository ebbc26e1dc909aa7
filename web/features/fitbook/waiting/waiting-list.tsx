import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import { waitingPhrases as words } from "#web/features/fitbook/wording/waiting.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { ComposerModel } from "#web/features/fitbook/composer/composer-model.ts";
import type { WaitingPostsModel } from "./waiting-posts-model.ts";

type WaitingListProps = {
  readonly model: WaitingPostsModel;
  /** Where a post that is taken back is written on. */
  readonly composer: ComposerModel;
  /** The group on whose page it stands, which lists the posts for that group alone; null: it lists all. */
  readonly group: NamedGroup | null;
};

/** One's own posts that were not sent yet. */
export const WaitingList = observer(function WaitingList({ model, composer, group }: WaitingListProps) {
  const heading = useId();
  const posts = model.posts.filter(({ post }) => group === null || post.group === group.id);
  if (posts.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby={heading}>
      <h3 id={heading} className="heading-4">
        {words.title}
      </h3>
      <p className="small muted">{words.hint}</p>
      <ul className="stack gap-4" aria-labelledby={heading}>
        {posts.map((waiting, place) => (
          <WaitingRow key={waiting.post.key} waiting={waiting} number={wholeNumber(place + 1)} model={model} composer={composer} />
        ))}
      </ul>
      {composer.isBegun ? <p className="small muted">{words.begun}</p> : null}
      <div>
        <Button look="quiet" state={model.state === "sending" ? "busy" : "ready"} onPress={() => void model.send()}>
          {model.state === "sending" ? words.sending : words.send}
        </Button>
      </div>
    </section>
  );
});

type WaitingRowProps = Pick<WaitingListProps, "model" | "composer"> & { readonly waiting: WaitingPost; readonly number: string };

const WaitingRow = observer(function WaitingRow({ waiting: { post }, number, model, composer }: WaitingRowProps) {
  const refusal = model.refusals.get(post.key);
  const pictures = post.pictures?.length ?? 0;
  const takeBack = async () => {
    const taken = await model.withdraw(post.key);
    if (taken !== null) composer.takeBack(taken);
  };
  return (
    <li className="stack gap-2">
      <p className="fitbook-about">{post.text}</p>
      <p className="small muted">
        {postWords.audiences[post.audience]}
        {pictures === 0 ? "" : ` · ${counted(pictures, words.pictures, { count: wholeNumber(pictures) })}`}
      </p>
      {refusal === undefined ? null : <Notice kind="bad">{postWords.refused(refusal)}</Notice>}
      <div>
        <Button look="text" state={composer.isBegun ? "off" : "ready"} label={words.takeBackOf({ number })} onPress={() => void takeBack()}>
          {words.takeBack}
        </Button>
      </div>
    </li>
  );
});
