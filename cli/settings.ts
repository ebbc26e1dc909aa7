import { settingText } from "./wording/serving.ts";

/** What whoever starts the shop may choose, each by a variable of the environment. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string | null;
  readonly databaseUrl: string | null;
  readonly log: "off" | "error" | "warn" | "info";
};

type Setting<Value> = {
  readonly variable: string;
  readonly expected: string;
  readonly otherwise: Value;
  /** null: the text is none of what is expected. */
  readonly read: (text: string) => Value | null;
};

const LOGS = ["off", "error", "warn", "info"] as const;

const table: { readonly [Name in keyof Settings]: Setting<Settings[Name]> } = {
  port: {
    variable: "PORT",
    expected: "a whole number from 0 to 65535; 0 takes any free one",
    otherwise: 3000,
    read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
  },
  host: {
    variable: "HOST",
    expected: "the name or address to listen at: localhost, or 0.0.0.0 for all",
    otherwise: "localhost",
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : null),
  },
  dataFolder: {
    variable: "DATA_DIR",
    expected: "a folder",
    otherwise: null,
    read: (text) => text,
  },
  databaseUrl: {
    variable: "DATABASE_URL",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    // Where no host is named, a socket is, in a parameter.
    read: (text) => (/^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace("@/", "@localhost/")) ? text : null),
  },
  log: {
    variable: "LOG_LEVEL",
    expected: `one of ${LOGS.join(", ")}`,
    otherwise: "warn",
    read: (text) => LOGS.find((level) => level === text) ?? null,
  },
};

/** The settings, or a sentence for each variable that can't be used. One that is empty counts as not set. */
export function settingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const settings: Settings = {
    port: chosen(table.port),
    host: chosen(table.host),
    dataFolder: chosen(table.dataFolder),
    databaseUrl: chosen(table.databaseUrl),
    log: chosen(table.log),
  };
  return faults.length === 0 ? { settings } : { faults };

  function chosen<Value>({ variable, expected, otherwise, read }: Setting<Value>): Value {
    const text = environment[variable]?.trim() ?? "";
    if (text === "") return otherwise;
    const value = read(text);
    if (value === null) faults.push(settingText(variable, expected));
    return value ?? otherwise;
  }
}
