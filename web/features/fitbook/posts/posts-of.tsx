import { useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { PostListModel } from "./post-list-model.ts";
import { PostList } from "./post-list.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What somebody has written, as far as the customer sees it. */
export function PostsOf({ author, customer }: { readonly author: CustomerId; readonly customer: CustomerId }) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new PostListModel({ kind: "author", author }, customer, whole));
  useEffect(() => void model.ask(), [model]);
  return <PostList model={model} kind="author" customer={customer} />;
}
