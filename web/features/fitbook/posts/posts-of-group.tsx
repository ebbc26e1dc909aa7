import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Composer } from "#web/features/fitbook/composer/composer.tsx";
import { NewerPosts } from "./newer-posts.tsx";
import { PostListModel, postListNeeds } from "./post-list-model.ts";
import { PostList } from "./post-list.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PostsOfGroupProps = { readonly group: NamedGroup; readonly customer: CustomerId };

/** What members share in a group, and a place to share something there. */
export function PostsOfGroup({ group, customer }: PostsOfGroupProps) {
  const useCases = useNeeds(postListNeeds);
  const [model] = useState(() => new PostListModel({ list: { kind: "group", group: group.id }, as: null }, customer, useCases));
  useSight(model.ask, model.lookAgain);
  return (
    <>
      <Composer customer={customer} group={group} onShared={() => void model.ask()} onSharedElsewhere={() => void model.look()} />
      <NewerPosts model={model} />
      <PostList model={model} kind="group" customer={customer} />
    </>
  );
}
