import { Suspense } from "react";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import "./challenge-cards.css";
import { isDayCard } from "#core/fitbook/posts/day-card.ts";
import type { PostCard } from "#core/fitbook/posts/day-card.ts";

const ChallengeCardView = laterPart(lateCode(() => import("./challenge-card-view.tsx"), "ChallengeCardView"));

const DayCardView = laterPart(lateCode(() => import("./day-card-view.tsx"), "DayCardView"));

/** The card of a post, whose code comes after the post: its place is kept. */
export const PostCardPlace = ({ card }: { readonly card: PostCard }) => (
  <Suspense fallback={<div className="post-card" />}>
    {isDayCard(card) ? <DayCardView card={card} /> : <ChallengeCardView card={card} />}
  </Suspense>
);
