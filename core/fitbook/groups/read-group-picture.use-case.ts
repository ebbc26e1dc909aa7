import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isLinkValid } from "./group-link.ts";
import { visibleGroups } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { GroupLinks, LinkTokens } from "./group-links.port.ts";
import { Files } from "../../files/files.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MyFile } from "../../files/read-my-file.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { GroupLinkToken } from "./group-link.ts";

/** The group itself, or a link to it, by which whoever holds it sees its card. */
export type PicturedGroup = { readonly group: GroupId } | { readonly link: GroupLinkToken };

/**
 * The picture of a group, for whoever sees its card or more at that moment; for others it is missing like one that does not exist. Each
 * request is judged anew.
 * Source: specification/fitbook.md, Groups.
 */
export type ReadGroupPicture = (customer: CustomerId, of: PicturedGroup) => Promise<Result<MyFile, { readonly kind: "unknown-group" }>>;
export const ReadGroupPicture = useCase<ReadGroupPicture>("fitbook", "ReadGroupPicture");

type Needs = {
  readonly groups: Pick<Groups, "facts">;
  readonly links: Pick<GroupLinks, "find">;
  readonly tokens: Pick<LinkTokens, "hashOf">;
  readonly files: Pick<Files, "read">;
  readonly now: Clock;
};

export const makeReadGroupPicture = maker(
  ReadGroupPicture,
  { groups: Groups, links: GroupLinks, tokens: LinkTokens, files: Files, now: Clock },
  ({ groups, links, tokens, files, now }: Needs) => {
    return async (customer, of) => {
      const link = "link" in of ? await linkedGroup(of.link) : null;
      const group = "group" in of ? of.group : link;
      if (group === null) return refused({ kind: "unknown-group" });
      const facts = await groups.facts(customer, [group]);
      const isSeen = visibleGroups(facts, { tallies: [], link }).length > 0;
      const picture = isSeen ? (facts.groups[0]?.group.picture ?? null) : null;
      const bytes = picture === null ? null : await files.read(picture);
      return bytes === null ? refused({ kind: "unknown-group" }) : ok({ mediaType: "image/webp", bytes: new Uint8Array(bytes) });
    };

    async function linkedGroup(sent: GroupLinkToken): Promise<GroupId | null> {
      const link = await links.find(tokens.hashOf(sent));
      return link !== null && isLinkValid(link, now()) ? link.group : null;
    }
  },
);
