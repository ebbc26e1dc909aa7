import { sharedStores } from "./shared-stores.ts";
import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from "idb";
import type { WaitingPost, WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";

const NAME = "posts";
const HERE = "here";
const ENDED = "ended";
/** How long posts wait for somebody whose session ended of itself, in milliseconds. Source: specification/fitbook.md, Without a line. */
const WAITS = 30 * 86_400_000;

interface Stores extends DBSchema {
  waiting: { key: number; value: Kept; indexes: { customer: string } };
  /** Who is signed in, and when a session ended of itself, in milliseconds since 1970. */
  device: { key: typeof HERE | typeof ENDED; value: string | number };
}
type Kept = { readonly customer: string; readonly waiting: WaitingPost };

type StoreIn<Name extends StoreNames<Stores>> = IDBPObjectStore<Stores, ArrayLike<StoreNames<Stores>>, Name, "readwrite">;

/** In this browser's IndexedDB, or where that can't be used in the window alone. */
export function waitingPosts(): WaitingPosts {
  const { opened, tell, followOtherWindows, alone } = sharedStores(NAME, openStores);
  let inWindow: { readonly kept: readonly Kept[]; readonly here: string | null } = { kept: [], here: null };

  return {
    async of(customer) {
      const db = await opened();
      const stored = db === null ? inWindow.kept : await db.getAllFromIndex("waiting", "customer", customer);
      return stored.flatMap((one) => (one.customer === customer ? [one.waiting] : []));
    },
    async keep(customer, waiting) {
      const db = await opened();
      if (db === null) {
        if (inWindow.here !== customer) return false;
        inWindow = { ...inWindow, kept: [...inWindow.kept, { customer, waiting }] };
        return true;
      }
      const writing = db.transaction(["waiting", "device"], "readwrite");
      if ((await writing.objectStore("device").get(HERE)) !== customer) return false;
      const added = await Promise.all([writing.objectStore("waiting").add({ customer, waiting }), writing.done]).catch(() => null); // A device may be full.
      tell();
      return added !== null;
    },
    async drop(customer, key) {
      inWindow = { ...inWindow, kept: inWindow.kept.filter((one) => one.customer !== customer || one.waiting.post.key !== key) };
      const db = await opened();
      if (db === null) return;
      const writing = db.transaction("waiting", "readwrite");
      for (let cursor = await writing.store.index("customer").openCursor(customer); cursor !== null; cursor = await cursor.continue())
        if (cursor.value.waiting.post.key === key) await cursor.delete();
      await writing.done;
      tell();
    },
    async arrive(customer) {
      inWindow = { kept: inWindow.kept.filter((one) => one.customer === customer), here: customer };
      const db = await opened();
      if (db === null) return;
      const arriving = db.transaction(["waiting", "device"], "readwrite");
      const device = arriving.objectStore("device");
      const isHere = (await device.get(HERE)) === customer;
      if (!isHere) await device.delete(HERE);
      await device.delete(ENDED);
      for (let cursor = await arriving.objectStore("waiting").openCursor(); cursor !== null; cursor = await cursor.continue())
        if (cursor.value.customer !== customer) await cursor.delete();
      await arriving.done;
      if (!isHere) await db.put("device", customer, HERE).catch(() => undefined); // A device may be full: then it keeps no post.
    },
    async end(now) {
      const db = await opened();
      const ended = db?.transaction("device", "readwrite").store;
      if (ended !== undefined && (await ended.get(ENDED)) === undefined) await ended.put(now, ENDED).catch(() => undefined); // A device may be full: then what waits goes with the session.
    },
    async leave(now) {
      inWindow = { kept: [], here: null };
      const db = await opened();
      if (db === null) return;
      const leaving = db.transaction(["waiting", "device"], "readwrite");
      const device = leaving.objectStore("device");
      if (!(await hasEnded(device, now))) await Promise.all([leaving.objectStore("waiting").clear(), device.clear()]);
      await leaving.done;
      tell();
    },
    alone, // Where windows don't wait for one another, the server makes one post of a key, whoever sends it.
    followOtherWindows,
  };
}

/** Whether a session ended of itself here, and not too long ago. */
async function hasEnded(device: StoreIn<"device">, now: number): Promise<boolean> {
  const at = await device.get(ENDED);
  return typeof at === "number" && now - at < WAITS;
}

async function openStores(): Promise<IDBPDatabase<Stores>> {
  const { openDB } = await import("idb");
  return openDB<Stores>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("waiting", { autoIncrement: true }).createIndex("customer", "customer");
      db.createObjectStore("device");
    },
  });
}
