import { areas } from "#adapters/composition/server/areas.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { now } from "#tests/fixtures.ts";

const parts = areas.flatMap(({ demo }) => demo?.({ site: "https://niramaya.example", words: wordsOfServer }) ?? []);

/** What the demo is put with, and the tables that areas fill. */
export const demo = { now, parts };
export const demoTables = parts.map(({ table }) => table);
