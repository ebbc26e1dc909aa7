import { areas } from "#adapters/composition/server/areas.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";

const parts = areas.flatMap(({ demo }) => demo?.({ siteOf: onlySite("https://niramaya.example"), words: wordsOfServer }) ?? []);

/** What the demo is put with, and the tables that areas fill. */
export const demo = { now, parts };
export const demoTables = parts.map(({ table }) => table);
