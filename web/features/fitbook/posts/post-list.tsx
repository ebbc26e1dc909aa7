import MessagesSquare from "lucide-react/icons/messages-square";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { PostRow } from "./post-row.tsx";
import { postWords } from "./post-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import type { PostList as ListOfPosts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostListModel } from "./post-list-model.ts";

/** The id of the title above a list of posts. */
export const POSTS_HEADING = "fitbook-posts";

type PostListProps = { readonly model: PostListModel; readonly kind: ListOfPosts["kind"]; readonly customer: CustomerId };

/**
 * Posts under a title, as far as they have been asked for. To draw twenty takes a slow phone a while: what is pressed meanwhile comes
 * first.
 */
export const PostList = observer(function PostList({ model, kind, customer }: PostListProps) {
  const { more } = model;
  const state = useDeferredValue(model.state);
  return (
    <section className="stack gap-4" aria-labelledby={POSTS_HEADING}>
      <h2 id={POSTS_HEADING} className="heading-3" tabIndex={-1}>
        {postWords.titles[kind]}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={postWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={postWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value.posts.length === 0 ? <NoPosts kind={kind} /> : null}
      {state.kind === "read" && state.value.posts.length > 0 ? (
        <ul className="stack gap-4" aria-label={postWords.titles[kind]}>
          {state.value.posts.map((post) => (
            <PostRow key={post.id} post={post} customer={customer} />
          ))}
        </ul>
      ) : null}
      <MoreOfList more={more} isWhole={state.kind !== "read" || state.value.next === null} onMore={model.askMore} />
    </section>
  );
});

const NoPosts = ({ kind }: { readonly kind: ListOfPosts["kind"] }) =>
  kind === "feed" ? (
    <NothingYet Icon={MessagesSquare} heading={postWords.none.feed} text={postWords.none.feedText}>
      <a className="button main" href={fitbookAddress.people}>
        {postWords.toPeople}
      </a>
    </NothingYet>
  ) : (
    <p className="muted">{postWords.none[kind]}</p>
  );
