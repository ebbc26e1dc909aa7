import Heart from "lucide-react/icons/heart";
import Trash2 from "lucide-react/icons/trash";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { PostCardPlace } from "#web/features/fitbook/cards/post-card-place.tsx";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { PostPictures } from "#web/features/fitbook/pictures/post-pictures.tsx";
import { LinkedText } from "./linked-text.tsx";
import { PostOutcome } from "./post-outcome.tsx";
import { postWords } from "./post-words.ts";
import type { ReactNode } from "react";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostModel } from "./post-model.ts";

/** Who likes a post is shown and hidden by a press. */
export type LikersPress = { readonly isOpen: boolean; readonly onPress: () => void };

type PostCardProps = {
  readonly model: PostModel;
  /** The post as it was read last. */
  readonly read: SeenPost;
  readonly customer: CustomerId;
  /**
   * Where who likes it is shown, opened and closed by a press on their number. It stands in the same place before anybody likes it: what is
   * below never moves under a thumb.
   */
  readonly likers?: LikersPress;
  /** What else can be done where it stands. */
  readonly children?: ReactNode;
};

/** A post: who wrote it, when and for whom, what it says, and what can be done about it. */
export const PostCard = observer(function PostCard({ model, read, customer, likers, children }: PostCardProps) {
  const now = useDependency(Clock)();
  useEffect(() => model.take(read), [model, read]);
  const { post, state } = model;
  const { author, may, comments } = post;
  const { likes, hasLiked } = model;
  const isBusy = state === "sending" ? "busy" : "ready";
  if (model.isRemoved)
    return (
      <div role="status" className="stack gap-3">
        <Notice kind="note">
          {post.author.isSelf ? postWords.removed : postWords.takenDown}{" "}
          {post.author.isSelf ? (
            <button type="button" className="link roomy" onClick={() => void model.restore()}>
              {postWords.undo}
            </button>
          ) : null}
        </Notice>
        <PostOutcome refusal={model.refusal} state={state} />
      </div>
    );
  return (
    <article className="panel stack gap-3 fitbook-post" aria-label={postWords.post({ name: author.name })}>
      <div className="fitbook-post-head">
        <PersonPicture person={author} customer={customer} size="small" />
        <div>
          <a href={author.isSelf ? fitbookAddress.own : fitbookAddress.person(author.id)}>{author.name}</a>
          <p className="small muted">
            <time dateTime={new Date(post.createdAt).toISOString()}>{postWords.moment(post.createdAt, now)}</time>
            {author.isSelf || post.group !== null ? ` · ${postWords.circle(post)}` : ""}
            {post.editedAt === null ? "" : ` · ${postWords.editedAt(post.editedAt, now)}`}
          </p>
        </div>
      </div>
      {post.isHidden ? <Notice kind="note">{postWords.hiddenPost(post)}</Notice> : null}
      {post.text === "" ? null : <LinkedText text={post.text} />}
      {post.card === null ? null : <PostCardPlace card={post.card} />}
      {post.pictures.length === 0 ? null : <PostPictures post={post} customer={customer} />}
      {likes === null || comments === null ? null : (
        <p className="small muted fitbook-counts">
          {likers === undefined || likes === 0 ? (
            postWords.likeCount(likes)
          ) : (
            <button type="button" className="link compact" aria-expanded={likers.isOpen} onClick={likers.onPress}>
              {postWords.likeCount(likes)}
              <span className="visually-hidden"> {postWords.thread.showLikers}</span>
            </button>
          )}{" "}
          · {postWords.commentCount(comments)}
        </p>
      )}
      <div className="fitbook-acts">
        {may.includes("like") ? (
          <Button
            look={hasLiked ? "soft" : "quiet"}
            isPressed={hasLiked}
            state={model.pressed === null ? isBusy : "ready"}
            label={postWords.each({ act: postWords.like, name: author.name })}
            onPress={() => void model.like()}
          >
            <Heart className="icon" /> {postWords.like}
          </Button>
        ) : null}
        {children}
        {may.includes("delete") ? (
          <Button
            look="text"
            state={isBusy}
            label={postWords.each({ act: postWords.remove, name: author.name })}
            onPress={() => void model.remove()}
          >
            <Trash2 className="icon" /> {postWords.remove}
          </Button>
        ) : null}
      </div>
      <PostOutcome refusal={model.refusal} state={state} />
    </article>
  );
});
