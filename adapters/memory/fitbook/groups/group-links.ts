import { isLinkValid } from "#core/fitbook/groups/group-link.ts";
import { memoryGroups } from "./groups.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";
import type { FollowedLink, GroupLinks } from "#core/fitbook/groups/group-links.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryGroupLinks(memory: Memory): GroupLinks {
  const { groupLinks } = memory.ties;
  const validIn = (group: GroupId, at: number) =>
    [...groupLinks.values()]
      .filter((link) => link.group === group && isLinkValid(link, at))
      .toSorted((one, other) => one.endsAt - other.endsAt || (one.id < other.id ? -1 : 1));
  return {
    valid: async (group, at) => validIn(group, at),
    async add({ link, hash, at, most }) {
      if (validIn(link.group, at).length >= most) return false;
      groupLinks.set(hash, link);
      return true;
    },
    async revoke(group, id) {
      for (const [hash, link] of groupLinks) if (link.group === group && link.id === id) groupLinks.set(hash, { ...link, isRevoked: true });
    },
    find: async (hash) => groupLinks.get(hash) ?? null,
    follow: async (followed) => {
      const link = groupLinks.get(followed.hash);
      return link === undefined ? null : follow(link, followed);
    },
    async forget(before) {
      for (const [hash, { endsAt }] of groupLinks) if (endsAt < before) groupLinks.delete(hash);
    },
  };

  function follow<Answer>(link: GroupLink, { hash, customer, at, decide }: FollowedLink<Answer>): Promise<Answer> {
    return memoryGroups(memory).change({
      group: link.group,
      customer,
      subject: customer,
      at,
      decide(seen) {
        const decided = decide(seen, link);
        if (decided.change !== null) groupLinks.set(hash, { ...link, uses: link.uses + 1 });
        return decided;
      },
    });
  }
}
