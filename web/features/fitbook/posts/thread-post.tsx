import { reaction } from "mobx";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { KeepAuthorAway } from "#web/features/fitbook/profile/keep-author-away.tsx";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { EditPost } from "./edit-post.tsx";
import { PostCard } from "./post-card.tsx";
import { PostModel, postNeeds } from "./post-model.ts";
import { postWords } from "./post-words.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { LikersPress } from "./post-card.tsx";
import type { ThreadModel } from "./thread-model.ts";

type ThreadPostProps = {
  readonly thread: ThreadModel;
  readonly post: SeenPost;
  readonly customer: CustomerId;
  readonly likers: LikersPress;
  readonly onBlocked: () => void;
};

/** The post of a thread; one's own can be edited here, and the writer of another's kept away. */
export function ThreadPost({ thread, post, customer, likers, onBlocked }: ThreadPostProps) {
  const useCases = useNeeds(postNeeds);
  const [model] = useState(() => new PostModel(post, customer, useCases));
  const [isEdited, edit] = useState(false);
  useEffect(
    () =>
      reaction(
        () => model.isRemoved,
        (isRemoved) => void thread.stand(isRemoved ? "removed" : "there"),
      ),
    [model, thread],
  );
  return (
    <>
      <PostCard model={model} read={post} customer={customer} likers={likers}>
        {post.may.includes("edit") && !isEdited ? (
          <Button look="quiet" onPress={() => edit(true)}>
            {postWords.edit}
          </Button>
        ) : null}
        {post.may.includes("report") ? (
          <ReportPart
            thing={{ kind: "post", id: post.id }}
            label={postWords.each({ act: reportWords.report, name: post.author.name })}
            customer={customer}
            look="text"
          />
        ) : null}
        {post.author.isSelf ? null : <KeepAuthorAway author={post.author} customer={customer} onBlocked={onBlocked} />}
      </PostCard>
      {isEdited ? <EditPost model={thread} post={post} customer={customer} onClose={() => edit(false)} /> : null}
    </>
  );
}
