import type { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import type { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { PostRefusal } from "#web/features/fitbook/posts/post-refusal.ts";

type Sharing = { readonly publish: PublishPost; readonly shareResult: ShareResult };

/** Shares a post, with the card of a challenge if one goes along. Its key makes a second call the same as the first. */
export const sharePost = (
  { publish, shareResult }: Sharing,
  customer: CustomerId,
  { post, challenge }: WaitingPost,
): Promise<Result<SeenPost, PostRefusal>> => (challenge === null ? publish(customer, post) : shareResult(customer, { ...post, challenge }));
