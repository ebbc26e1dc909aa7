import { token } from "#core/shared/token.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Texts that a customer has begun in Fitbook and not sent, by where they are written. */
export type BegunTexts = { readonly texts: Readonly<Record<string, string>> };

/**
 * Keeps them across a reload, and over a session that ended. A tab forgets them when it is closed or its customer signs out. A customer
 * never gets another customer's.
 */
export type TextDrafts = {
  of(customer: CustomerId): BegunTexts;
  put(customer: CustomerId, begun: BegunTexts): void;
};
export const TextDrafts = token<TextDrafts>("TextDrafts");

/** The texts in what a device has kept, whatever that is. */
export const begunTextsIn = ({ texts }: Readonly<Record<string, unknown>>): BegunTexts => ({
  texts:
    typeof texts === "object" && texts !== null
      ? Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
      : {},
});

/** Where a text is written. */
export const draftPlace = {
  /** null: in the feed. */
  post: (group: GroupId | null): string => (group === null ? "post" : `post/${group}`),
  edit: (post: PostId): string => `edit/${post}`,
  /** null: an answer to the post. */
  comment: (post: PostId, parent: CommentId | null): string => (parent === null ? `comment/${post}` : `comment/${post}/${parent}`),
};

/** The begun texts with one more, or with another in its place; "": without it. */
export function withText({ texts }: BegunTexts, place: string, text: string): BegunTexts {
  const { [place]: _, ...others } = texts;
  return { texts: text.trim() === "" ? others : { ...others, [place]: text } };
}
