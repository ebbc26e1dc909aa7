import { Suspense } from "react";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import "./challenge-cards.css";
import type { ChallengeCard } from "#core/fitbook/cards/challenge-card.ts";

const ChallengeCardView = latePart(lateCode(() => import("./challenge-card-view.tsx"), "ChallengeCardView"));

/** The card of a post, whose code comes after the post: its place is kept. */
export const PostCardPlace = ({ card }: { readonly card: ChallengeCard }) => (
  <Suspense fallback={<div className="post-card" />}>
    <ChallengeCardView card={card} />
  </Suspense>
);
