import { postId } from "#core/fitbook/post-id.ts";
import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const Thread = latePart(lateCode(() => import("./thread.tsx"), "Thread"));
const Feed = latePart(lateCode(() => import("./feed.tsx"), "Feed"));

/** One post with its comments; where the address names none, the posts to choose from. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) =>
        id === null || id === "" ? <Feed customer={customer} result={null} /> : <Thread key={id} id={postId(id)} customer={customer} />
      }
    </FitbookPage>
  );
}
