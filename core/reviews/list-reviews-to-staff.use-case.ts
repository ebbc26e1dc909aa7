import { allLookedUp } from "../staff/looked-up.ts";
import type { AuditNeeds } from "../staff/looked-up.ts";
import type { Review } from "./review.ts";
import type { Reviews } from "./reviews.port.ts";

/**
 * Lists staff the reviews in a state with what customers wrote, the oldest first; `who` is the staff member's name. The audit log has it
 * with how many they were before anything is answered; of an empty list it has nothing. Source: specification/reviews.md, Staff commands.
 */
export type ListReviewsToStaff = (who: string, wanted: Parameters<Reviews["list"]>[0]) => Promise<readonly Review[]>;

export const makeListReviewsToStaff =
  ({ reviews, ...notes }: AuditNeeds & { readonly reviews: Pick<Reviews, "list"> }): ListReviewsToStaff =>
  async (who, wanted) =>
    allLookedUp(notes, await reviews.list(wanted), (found) => ({
      who,
      action: "review list",
      subject: { kind: "review", id: "all" },
      details: { state: wanted.state, count: found.length },
    }));
