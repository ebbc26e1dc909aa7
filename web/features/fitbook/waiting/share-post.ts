import type { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import type { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import type { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { PostRefusal } from "#web/features/fitbook/posts/post-refusal.ts";

type Sharing = { readonly publish: PublishPost; readonly shareResult: ShareResult; readonly shareDay: ShareDay };

/** Shares a post, with the card that goes along, if one does. Its key makes a second call the same as the first. */
export function sharePost(
  { publish, shareResult, shareDay }: Sharing,
  customer: CustomerId,
  { post, challenge, day = null }: WaitingPost,
): Promise<Result<SeenPost, PostRefusal>> {
  if (challenge !== null) return shareResult(customer, { ...post, challenge });
  return day === null ? publish(customer, post) : shareDay(customer, { ...post, shown: day });
}
