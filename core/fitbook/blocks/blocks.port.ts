import { token } from "../../shared/token.ts";
import type { LeftGroup, SharedGroup } from "../groups/leaving-by-block.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** Whether both are people of Fitbook who are there, and who of both has blocked the other. */
export type SeenOther = { readonly isThere: boolean; readonly isBlocked: boolean; readonly hasBlocked: boolean };

/** Whether the customer may know of the other: whoever has blocked them is missing. */
export const isKnown = ({ isThere, hasBlocked }: SeenOther): boolean => isThere && !hasBlocked;

/** What comes of a block that is put, all of it kept together or not at all. */
export type BlockChange = {
  /** Follows that end. */
  readonly endedFollows: readonly { readonly follower: CustomerId; readonly followed: CustomerId }[];
  /** Ties to groups that end. */
  readonly leftGroups: readonly LeftGroup[];
  /** Between whom requests to follow and invitations that wait are declined; with them end invitations to challenges that `from` made. */
  readonly declinedRequests: readonly { readonly to: CustomerId; readonly from: CustomerId }[];
};

/** `blocked`: how many the customer has blocked who are not gone. */
export type SeenBlocker = SeenOther & { readonly sharedGroups: readonly SharedGroup[]; readonly blocked: number };

export type BlockTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly other: CustomerId;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves all as it is. */
  readonly decide: (seen: SeenBlocker) => {
    readonly change: BlockChange | null;
    readonly answer: Answer;
  };
};

/** Who wants nothing to do with whom. */
export type Blocks = {
  /**
   * Puts a block by what core decides. Atomic: nothing else changes how the two stand to each other between what `decide` sees and what is
   * kept.
   */
  block<Answer>(transaction: BlockTransaction<Answer>): Promise<Answer>;
  /** How both stand to each other, with the groups to which both have a tie. */
  between(customer: CustomerId, other: CustomerId): Promise<SeenOther & { readonly sharedGroups: readonly SharedGroup[] }>;
  /** Also where there was no block: nobody learns from this whom there is. */
  unblock(customer: CustomerId, other: CustomerId): Promise<void>;
};
export const Blocks = token<Blocks>("Blocks");
