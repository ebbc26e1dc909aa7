import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { CommentForm } from "./comment-form.tsx";
import { LinkedText } from "./linked-text.tsx";
import { postWords } from "./post-words.ts";
import type { CommentId } from "#core/fitbook/post-id.ts";
import type { SeenComment, SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ThreadModel } from "./thread-model.ts";

type CommentsProps = {
  readonly model: ThreadModel;
  readonly post: Pick<SeenPost, "id" | "audience">;
  readonly comments: readonly SeenComment[];
  readonly customer: CustomerId;
};

const { thread: words } = postWords;

/** What is said about a post, from the oldest, answers under what they answer. */
export const Comments = observer(function Comments({ model, post, comments, customer }: CommentsProps) {
  const now = useDependency(Clock)();
  const [answered, answer] = useState<CommentId | null>(null);
  return (
    <ul className="fitbook-people" aria-label={words.title}>
      {comments.map((comment) =>
        comment.kind === "tombstone" ? (
          <li key={comment.id} className="fitbook-comment">
            <p className="muted">{words.tombstone}</p>
          </li>
        ) : (
          <li key={comment.id} className={comment.parent === null ? "fitbook-comment" : "fitbook-comment fitbook-reply"}>
            <p className="fitbook-said">
              <PersonPicture person={comment.author} customer={customer} size="small" />
              <a href={comment.author.isSelf ? fitbookAddress.own : fitbookAddress.person(comment.author.id)}>{comment.author.name}</a>{" "}
              <time className="small muted" dateTime={new Date(comment.createdAt).toISOString()}>
                {postWords.moment(comment.createdAt, now)}
              </time>
            </p>
            {comment.isHidden ? (
              <Notice kind="note">{postWords.hiddenPost({ audience: post.audience, isHeld: comment.isHeld })}</Notice>
            ) : null}
            <LinkedText text={comment.text} />
            <div className="fitbook-acts">
              {comment.parent === null ? (
                <Button look="text" label={words.replyTo({ name: comment.author.name })} onPress={() => answer(comment.id)}>
                  {words.reply}
                </Button>
              ) : null}
              {comment.mayDelete ? (
                <Button
                  look="text"
                  state={model.sending === "sending" ? "busy" : "ready"}
                  label={words.removeOf({ name: comment.author.name })}
                  onPress={() => void model.removeComment(comment.id)}
                >
                  {words.remove}
                </Button>
              ) : null}
              {comment.author.isSelf ? null : (
                <ReportPart
                  thing={{ kind: "comment", id: comment.id, post: post.id }}
                  label={fitbookWords.each({ act: reportWords.report, name: comment.author.name })}
                  customer={customer}
                  look="text"
                />
              )}
            </div>
            {answered === comment.id ? (
              <CommentForm
                customer={customer}
                post={post.id}
                model={model}
                parent={{ id: comment.id, name: comment.author.name }}
                onDone={() => answer(null)}
              />
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
});
