import MessageCircle from "lucide-react/icons/message-circle";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { PostCard } from "./post-card.tsx";
import { PostModel, postNeeds } from "./post-model.ts";
import { postWords } from "./post-words.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** A post in a list, with the way to its page. */
export function PostRow({ post, customer }: { readonly post: SeenPost; readonly customer: CustomerId }) {
  const useCases = useNeeds(postNeeds);
  const [model] = useState(() => new PostModel(post, customer, useCases));
  return (
    <li data-entry={post.id}>
      <PostCard model={model} read={post} customer={customer}>
        <a
          className="button text"
          href={fitbookAddress.post(post.id)}
          aria-label={postWords.each({ act: postWords.thread.title, name: post.author.name })}
        >
          <MessageCircle className="icon" /> {postWords.thread.title}
        </a>
        {post.may.includes("report") ? (
          <ReportPart
            thing={{ kind: "post", id: post.id }}
            label={postWords.each({ act: reportWords.report, name: post.author.name })}
            customer={customer}
            look="text"
          />
        ) : null}
      </PostCard>
    </li>
  );
}
