import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";
import type { DayCard } from "../posts/day-card.ts";
import type { WrittenPost } from "../posts/publish-post.use-case.ts";

/**
 * A post of which the server was not told yet, or of which its answer did not come. `challenge`: the one of whose result a card goes along;
 * null: none does. `day`: the day of a tracker that goes along instead; left out or null: none does.
 */
export type WaitingPost = { readonly post: WrittenPost; readonly challenge: ChallengeId | null; readonly day?: DayCard | null };

/**
 * Posts that wait on a device, in the order in which they were shared. Where it can keep nothing, that lasts as long as its window. Each is
 * its writer's: whoever else comes to the device is told none, and leaves none of it there. Source: specification/fitbook.md, Without a
 * line.
 */
export type WaitingPosts = {
  of(customer: CustomerId): Promise<readonly WaitingPost[]>;
  /** False: the customer has signed out here meanwhile, or the device is full. Nothing is kept then. */
  keep(customer: CustomerId, waiting: WaitingPost): Promise<boolean>;
  /** The post with this key waits no more. */
  drop(customer: CustomerId, key: string): Promise<void>;
  /** Somebody is signed in: nothing of others stays. */
  arrive(customer: CustomerId): Promise<void>;
  /** The session ended of itself: what waits stays for 30 days for whom it is of. `now` in milliseconds since 1970. */
  end(now: number): Promise<void>;
  /** Nobody is signed in: nothing stays but what `end` leaves. `now` in milliseconds since 1970. */
  leave(now: number): Promise<void>;
  /** Does this while no other window of the device does it. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Other windows changed something. Answers what ends that. */
  followOtherWindows(tell: () => void): () => void;
};
export const WaitingPosts = token<WaitingPosts>("WaitingPosts");
