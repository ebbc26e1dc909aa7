import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { ownState } from "#adapters/memory/own-state.ts";
import type { Session, SessionId } from "#core/identity/session.ts";
import type { KeptPushAddress, PushAddress } from "#core/devices/push/push-address.ts";
import type { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type MemoryPushAddress = { readonly session: Session; readonly address: KeptPushAddress; readonly keptAt: number };

/** By session. */
const pushAddressesIn = ownState(() => new Map<SessionId, MemoryPushAddress>());

export const memoryPushAddresses = (memory: Memory): PushAddresses => {
  const { sessions } = memory;
  const pushAddresses = pushAddressesIn(memory);
  const isThere = ({ id }: Session, since: number): boolean =>
    [...sessions.values()].some(({ session, opens, usedAt }) => session.id === id && opens === "account" && usedAt >= since);
  const all = () => [...pushAddresses.values()].filter(({ session }) => isThere(session, 0));
  const put = (stored: MemoryPushAddress) => pushAddresses.set(stored.session.id, stored);
  const keptWith = ({ endpoint, auth }: Pick<PushAddress, "endpoint" | "auth">) =>
    all().find(({ address }) => address.endpoint === endpoint && address.auth === auth);
  return {
    async keep(session, address, { at, most }) {
      if (!isThere(session, 0)) return;
      for (const { session: other, address: had } of all()) if (had.endpoint === address.endpoint) pushAddresses.delete(other.id);
      put({ session, address, keptAt: at });
      for (const { session: beyond } of newestOf(all(), session.customer).slice(most)) pushAddresses.delete(beyond.id);
    },
    async of(session) {
      const stored = all().find((one) => one.session.id === session.id);
      if (stored === undefined) return null;
      const { language: _, ...address } = stored.address;
      return address;
    },
    ofCustomer: async (customer, at) =>
      newestOf(all(), customer)
        .filter(({ session }) => isThere(session, at - SESSION_LIFE))
        .map(({ address }) => address),
    async remove({ id }) {
      pushAddresses.delete(id);
    },
    async move(former, to) {
      const stored = keptWith(former);
      if (stored !== undefined && all().every((one) => one === stored || one.address.endpoint !== to.endpoint))
        put({ ...stored, address: { ...to, language: stored.address.language } });
    },
    async forget(former) {
      const stored = keptWith(former);
      if (stored !== undefined) pushAddresses.delete(stored.session.id);
    },
  };
};

const newestOf = (all: readonly MemoryPushAddress[], customer: Session["customer"]): readonly MemoryPushAddress[] =>
  all
    .filter(({ session }) => session.customer === customer)
    .toSorted((a, b) => b.keptAt - a.keptAt || (a.session.id < b.session.id ? -1 : 1));
