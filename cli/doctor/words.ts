import { toLeft, widestOf } from "#cli/printing/columns.ts";
import type { Finding } from "./finding.ts";
import type { DescribedSetting } from "#cli/settings.ts";

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000).toLocaleString("en-IN")} MB`;

/** What the doctor says. */
export const doctorWords = {
  settingsWell: "Every setting can be used.",
  noFolder: (folder: string) => `${folder} is not there yet; the first start makes it.`,
  notOurs: (folder: string) => `${folder} can't be read and written by this user. Start as its owner, or choose another DATA_DIR.`,
  openToOthers: (folder: string, mode: string) =>
    `${folder} can be entered by other users of this machine (mode ${mode}). Say: chmod 700 ${folder}`,
  room: (free: number, folder: string) => `${megabytes(free)} are free at ${folder}.`,
  version: (version: string, bytes: number) => `PostgreSQL ${version}, ${megabytes(bytes)}.`,
  tooOld: (version: string) => `PostgreSQL ${version} is too old: 15 or newer is needed.`,
  replica: "The database is a replica, which can't be written. Name the primary one in DATABASE_URL.",
  unnamedPooler:
    "DATABASE_URL is a pooler. Name the database itself in DATABASE_DIRECT_URL: jobs and live notices need a connection of their own.",
  pooledDirectly: "DATABASE_DIRECT_URL is a pooler, too. Name the database itself there.",
  otherDatabase: "DATABASE_URL and DATABASE_DIRECT_URL lead to two databases. Both must lead to one.",
  unsetBehindPooler: (unset: readonly string[]) =>
    `Connections of the pooler are not set as ours are. Say to the database, and restart the pooler: alter role current_user set ${unset.join("; alter role current_user set ")};`,
  pooled: "Requests go by a pooler, and all else to the database itself.",
  unreachable: (variable: string, reason: string) => `${variable} can't be reached (${reason}).`,
  encoding: (encoding: string) => `The database keeps text as ${encoding}. Create it anew with: encoding 'UTF8'`,
  extension: (name: string) => `The extension ${name} is not there. The next start creates it, if this user may.`,
  letters: "Search by part of a word sees no Devanagari letter, as LC_CTYPE is C. Create the database anew with lc_ctype 'C.UTF-8'.",
  notDurable: "The database may lose what it has acknowledged: fsync or full_page_writes is off.",
  connections: (most: number, needed: number) =>
    `The database takes ${most} connections, and one server needs up to ${needed}. Raise its max_connections, or lower DATABASE_CONNECTIONS.`,
  upToDate: "The tables are up to date.",
  pending: (names: readonly string[]) => `The next start, or niramaya migrate, changes the tables: ${names.join(", ")}.`,
  beforeBaseline: (through: string) => `The tables are of an older Niramaya. Start one whose last migration is ${through} with them once.`,
  moreTroubles: (count: number) => `and ${count} more`,
  inStep: "The database's clock and this machine's agree.",
  astray: (milliseconds: number) =>
    `The database's clock is ${Math.abs(milliseconds / 1000).toFixed(1)} s ${milliseconds > 0 ? "ahead of" : "behind"} this machine's.`,
} as const;

const signs = { well: "well", look: "LOOK", fault: "FAULT" } as const;

export function findingsText(findings: readonly Finding[]): string {
  const width = widestOf(findings.map(({ subject }) => subject));
  return findings.map(({ subject, state, told }) => `${toLeft(6, signs[state])}${toLeft(width + 2, subject)}${told}\n`).join("");
}

/** Each setting with its default, its meaning and what is chosen. */
export const settingsText = (settings: readonly DescribedSetting[]): string =>
  settings
    .map(
      ({ variable, meaning, expected, otherwise, chosen }) =>
        `${variable}\n  ${meaning}\n  Expected: ${expected}. Default: ${otherwise}.${chosen === null ? "" : `\n  Now: ${chosen}`}\n`,
    )
    .join("\n");
