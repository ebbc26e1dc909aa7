import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { NumberedAccess } from "#core/consultations/access/access-log.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `patient` null: the customer. */
export type SeenEntry = NumberedAccess & { readonly patient: string | null };
export type SeenPage = { readonly entries: readonly SeenEntry[]; readonly next: number | null };

export const accessesOfNeeds = { showAccessLog: ShowAccessLog, listMembers: ListMembers };

/** Who read the health data of a customer and their members, page by page, the newest first. */
export const accessesOf = (useCases: NeedsOf<typeof accessesOfNeeds>, customer: CustomerId): PagedList<SeenPage> =>
  new PagedList<SeenPage>({
    read: async (before) => {
      const [{ entries, next }, family] = await Promise.all([useCases.showAccessLog(customer, before), useCases.listMembers(customer)]);
      return { entries: entries.map((one) => ({ ...one, patient: family.find(({ id }) => id === one.member)?.name ?? null })), next };
    },
    join: (known, page) => ({ ...page, entries: [...known.entries, ...page.entries] }),
  });
