import type { GroupId } from "../group.ts";

declare const idBrand: unique symbol;
declare const tokenBrand: unique symbol;

export type GroupLinkId = string & { readonly [idBrand]: true };
/** What a link is known by to whoever has it: 128 random bits. It is kept nowhere. */
export type GroupLinkToken = string & { readonly [tokenBrand]: true };

export function groupLinkId(text: string): GroupLinkId {
  if (text === "") throw new RangeError("an id of a link is not empty");
  return text as GroupLinkId;
}

export function groupLinkToken(text: string): GroupLinkToken {
  if (text === "") throw new RangeError("a token of a link is not empty");
  return text as GroupLinkToken;
}

/** `join`: whoever has it is in at once; `ask`: they ask to be let in. */
export const GROUP_LINK_KINDS = ["join", "ask"] as const;
export type GroupLinkKind = (typeof GROUP_LINK_KINDS)[number];

export const USUAL_LINK_DAYS = 7;
export const MOST_LINK_DAYS = 30;
export const USUAL_LINK_USES = 50;
export const MOST_LINK_USES = 500;
/** Links of a group that can be used at the same time. */
export const MOST_LINKS = 20;

/** A way into a group. `uses`: how many came by it; `endsAt` in milliseconds since 1970, when it is over. */
export type GroupLink = {
  readonly id: GroupLinkId;
  readonly group: GroupId;
  readonly kind: GroupLinkKind;
  readonly uses: number;
  readonly mostUses: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
};

/** Source: specification/fitbook.md, Groups. */
export const isLinkValid = ({ uses, mostUses, endsAt, isRevoked }: GroupLink, at: number): boolean =>
  !isRevoked && uses < mostUses && at < endsAt;
