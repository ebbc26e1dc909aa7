import { expect, inject } from "vitest";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import type { Page } from "playwright-core";

/** An entry as the server tells it. */
export type EntryOnServer = { readonly entry: string; readonly n: number; readonly change: number };

/** Somebody who has let their entries be kept, by the token of their session, and what their other device sends. */
export async function noter(): Promise<{
  readonly bearer: string;
  note(glasses: readonly { readonly entry: string; readonly n: number; readonly ml: number }[]): Promise<void>;
  told(): Promise<readonly EntryOnServer[]>;
  erase(): Promise<void>;
}> {
  const bearer = await bearerOf(inject("shop"), newcomer());
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const asked = async (path: string, sent?: RequestInit) =>
    (await fetch(`${inject("shop").address}/api${path}`, { headers, ...sent })).json();
  await asked("/user/healthconsent", { method: "PUT", body: JSON.stringify({ consent: true }) });
  return {
    bearer,
    async note(glasses) {
      const at = new Date().toISOString();
      const ops = glasses.map(({ entry, n, ml }) => ({
        op: crypto.randomUUID(),
        entry,
        n,
        kind: "put",
        at,
        value: { tracker: "water", at, ml },
      }));
      for (let sent = 0; sent < ops.length; sent += 500) {
        const few = ops.slice(sent, sent + 500);
        const { payload } = await asked("/tracker/sync", { method: "POST", body: JSON.stringify({ ops: few }) });
        expect(payload.accepted.length).toBe(few.length);
      }
    },
    told: async () => (await asked("/tracker/changes")).payload.entries,
    async erase() {
      expect((await asked("/tracker/entries", { method: "DELETE", body: JSON.stringify({ tracker: null }) })).status.status_code).toBe(0);
    },
  };
}

export const newGlasses = (count: number, ml = 20) => Array.from({ length: count }, () => ({ entry: crypto.randomUUID(), n: 1, ml }));

/** What the device keeps: entries that stand alone, those of each record that holds many, and how much else. */
export const kept = (page: Page): Promise<{ readonly alone: number; readonly together: readonly number[]; readonly beside: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const reading = opening.result.transaction(["entries", "toldTogether", "known", "begun"]);
          const together: IDBRequest<{ entries: unknown[] }[]> = reading.objectStore("toldTogether").getAll();
          const [alone, known, begun] = ["entries", "known", "begun"].map((store) => reading.objectStore(store).count());
          reading.oncomplete = () => {
            opening.result.close();
            resolve({
              alone: alone?.result ?? -1,
              together: together.result.map(({ entries }) => entries.length),
              beside: (known?.result ?? 0) + (begun?.result ?? 0),
            });
          };
        };
      }),
  );
