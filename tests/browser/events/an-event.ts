import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";

const DAY = 86_400_000;

/** An event of this journey's own with one seat, in a week; in both languages, as others read the list meanwhile. */
export async function anEvent(): Promise<string> {
  const id = `walk-${randomUUID()}`;
  const shop = inject("shop");
  const start = Date.now() + 7 * DAY;
  const event = {
    _id: id,
    title: { en: "A walk", hi: "एक सैर" },
    capacity: 1,
    state: "published",
    text: { en: "Slowly around the lake.", hi: "झील के चारों ओर, धीरे-धीरे।" },
    place: { en: "East gate, Mysuru", hi: "पूर्वी द्वार, मैसूरु" },
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + DAY / 24).toISOString(),
  };
  const file = join(shop.folder, `${id}.ndjson`);
  await writeFile(file, `${JSON.stringify(event)}\n`);
  await onCommandLine(shop, "event", "import", file);
  return id;
}
