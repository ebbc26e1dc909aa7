import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { PostListModel, postListNeeds } from "./post-list-model.ts";
import { PostList } from "./post-list.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { ViewAs } from "#core/fitbook/posts/view-as.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PostsOfProps = {
  readonly author: CustomerId;
  readonly customer: CustomerId;
  /** As whom the customer looks at their own; null: as themselves. */
  readonly as: ViewAs | null;
};

/** What somebody has written, as far as the customer sees it. */
export function PostsOf({ author, customer, as }: PostsOfProps) {
  const useCases = useNeeds(postListNeeds);
  const [model] = useState(() => new PostListModel({ list: { kind: "author", author }, as }, customer, useCases));
  useSight(model.ask, model.lookAgain);
  return <PostList model={model} kind="author" customer={customer} />;
}
