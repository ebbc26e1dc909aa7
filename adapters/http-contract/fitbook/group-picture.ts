import * as z from "zod/mini";
import { groupId } from "#core/fitbook/group.ts";
import { groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import { only } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import type { PicturedGroup } from "#core/fitbook/groups/read-group-picture.use-case.ts";

/**
 * Where the picture of a group comes: no endpoint, since it answers in no envelope. By a link it is asked for in a body, since no address
 * may tell one.
 */
export const GROUP_PICTURE_FILE = "/fitbook/group/picture";

const requestedGroup = only("group_id", idOf(groupId));
const requestedLink = only("token", idOf(groupLinkToken));

/** The group whose picture a query asks for; null: it names none. */
export function requestedGroupIn(query: unknown): PicturedGroup | null {
  const read = z.safeParse(requestedGroup, query);
  return read.success ? { group: read.data } : null;
}

/** The same by a link in a body. */
export function requestedLinkIn(body: unknown): PicturedGroup | null {
  const read = z.safeParse(requestedLink, body);
  return read.success ? { link: read.data } : null;
}
