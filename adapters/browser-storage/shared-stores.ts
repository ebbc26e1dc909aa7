import type { DBSchema, IDBPDatabase } from "idb";

/** One database of this browser, which all its windows use. */
export type SharedStores<Stores extends DBSchema> = {
  /** Opened when it is first asked for; null: this browser has none to use. */
  readonly opened: () => Promise<IDBPDatabase<Stores> | null>;
  /** Tells the other windows that something there has changed. */
  readonly tell: () => void;
  /** Calls `heard` each time another window has told of a change. Answers a function that ends this. */
  readonly followOtherWindows: (heard: () => void) => () => void;
  /** Does the work while no other window does, where this browser lets windows wait for one another; else at once. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
};

/** `name`: of the database, of the signal between windows and of what they wait for. */
export function sharedStores<Stores extends DBSchema>(name: string, open: () => Promise<IDBPDatabase<Stores>>): SharedStores<Stores> {
  let opening: Promise<IDBPDatabase<Stores> | null> | null = null;
  let channel: BroadcastChannel | null = null;
  const toOthers = () => {
    if (typeof BroadcastChannel === "undefined") return null;
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    opened() {
      opening ??= open().catch(() => null);
      return opening;
    },
    tell: () => toOthers()?.postMessage(null),
    followOtherWindows(heard) {
      const hear = () => heard();
      toOthers()?.addEventListener("message", hear);
      return () => {
        channel?.removeEventListener("message", hear);
        channel?.close();
        channel = null;
      };
    },
    async alone(work) {
      const { locks }: { readonly locks?: LockManager | null } = navigator; // Not every window has them.
      if (locks == null) await work();
      else await locks.request(name, work);
    },
  };
}
