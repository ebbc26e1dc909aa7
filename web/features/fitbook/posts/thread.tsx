import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { CommentForm } from "./comment-form.tsx";
import { Comments } from "./comments.tsx";
import { Likers } from "./likers.tsx";
import { MissingPost, ToFeed } from "./missing-post.tsx";
import { PostOutcome } from "./post-outcome.tsx";
import { postWords } from "./post-words.ts";
import { ThreadModel, threadNeeds } from "./thread-model.ts";
import { ThreadPost } from "./thread-post.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** A post, who likes it, and what is said about it. */
export const Thread = observer(function Thread({ id, customer }: { readonly id: PostId; readonly customer: CustomerId }) {
  const useCases = useNeeds(threadNeeds);
  const [model] = useState(() => new ThreadModel({ customer, post: id }, useCases));
  const [isBlocked, block] = useState(false);
  const [areLikersShown, showLikers] = useState(false);
  useSight(model.ask, model.lookAgain);
  const { state } = model;
  if (isBlocked)
    return (
      <div role="status" className="stack gap-4">
        <Notice kind="good">{fitbookWords.block.done}</Notice>
        <ToFeed />
      </div>
    );
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={postWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={postWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingPost />;
  const { post, comments } = state.value;
  return (
    <>
      <ThreadPost
        thread={model}
        post={post}
        customer={customer}
        likers={{ isOpen: areLikersShown, onPress: () => showLikers(!areLikersShown) }}
        onBlocked={() => block(true)}
      />
      {areLikersShown && !model.isRemoved && (post.likes ?? 0) > 0 ? <Likers post={post.id} customer={customer} /> : null}
      {model.isRemoved || post.comments === null ? null : (
        <section className="stack gap-4" aria-labelledby="fitbook-comments">
          <h2 id="fitbook-comments" className="heading-3">
            {postWords.thread.title}
          </h2>
          {comments.length === 0 ? (
            <p className="muted">{postWords.thread.none}</p>
          ) : (
            <Comments model={model} post={post} comments={comments} customer={customer} />
          )}
          <PostOutcome refusal={model.refusal} state={model.sending} />
          <CommentForm customer={customer} post={post.id} model={model} parent={null} onDone={() => {}} />
        </section>
      )}
    </>
  );
});
