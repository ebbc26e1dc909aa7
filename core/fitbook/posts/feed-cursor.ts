import { postId } from "../post-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { FeedSeals } from "./feed-seals.port.ts";
import type { ViewAs } from "./view-as.ts";
import type { PostList, PostPlace } from "./posts.port.ts";

/**
 * Where somebody's reading of a list goes on. It names a post that they were shown, and is worth nothing to another account or list. `as`
 * null: as themselves.
 */
export type Reading = { readonly viewer: CustomerId; readonly list: PostList; readonly as: ViewAs | null };

/** Source: specification/fitbook.md, Feed and pages. */
export function feedCursor({ id, createdAt }: PostPlace, reading: Reading, seals: FeedSeals): string {
  const place = `${createdAt}.${id}`;
  return `${place}.${seals.of(sealed(place, reading))}`;
}

/** null: no cursor of this reading. */
export function placeIn(cursor: string, reading: Reading, seals: FeedSeals): PostPlace | null {
  const [, time = "", id = "", seal = ""] = /^(\d{1,15})\.([^.]+)\.([^.]+)$/.exec(cursor) ?? [];
  if (id === "" || !seals.fits(sealed(`${time}.${id}`, reading), seal)) return null;
  return { id: postId(id), createdAt: Number(time) };
}

const sealed = (place: string, { viewer, list, as }: Reading): string =>
  ["fitbook-posts", viewer, list.kind, ofList(list), ofViewer(as), place].join("\n");

const ofList = (list: PostList): string => (list.kind === "author" ? list.author : list.kind === "group" ? list.group : "");

const ofViewer = (as: ViewAs | null): string => (as === null ? "" : as.kind === "member" ? `member ${as.group}` : as.kind);
