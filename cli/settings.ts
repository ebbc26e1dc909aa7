import { isIP } from "node:net";
import { SIGN_IN_LIMITS } from "#core/sign-in/sign-in-limits.ts";
import { settingText } from "./wording/serving.ts";

/** One thing that whoever runs the shop may choose, by a variable of the environment. */
type Setting<Value> = {
  readonly variable: string;
  /** What it does, as a page and `doctor --settings` tell it. */
  readonly meaning: string;
  readonly expected: string;
  readonly otherwise: Value;
  /** How the default is told where its value does not say it. */
  readonly otherwiseTold?: string;
  /** What the doctor says where it is not set, and a shop that is open to others should have it. */
  readonly whenUnset?: string;
  /** Its value is never printed. */
  readonly isSecret?: true;
  /** null: the text is none of what is expected. */
  readonly read: (text: string) => Value | null;
};

/** Keeps the entry's type. */
const setting = <Value>(of: Setting<Value>): Setting<Value> => of;

const LOGS = ["off", "error", "warn", "info"] as const;

const outside = (variable: string, whose: string, otherwise: string): Setting<string> => ({
  variable,
  meaning: `${whose}, to which pages link.`,
  expected: "an https address",
  otherwise,
  read: (text) => (/^https:\/\//.test(text) && URL.canParse(text) ? text : null),
});

/** Every setting. One that is added here is read, checked, told by `doctor` and listed in docs/operations.md. */
const table = {
  port: setting<number>({
    variable: "PORT",
    meaning: "The port to listen at.",
    expected: "a whole number from 0 to 65535; 0 takes any free one",
    otherwise: 3000,
    read: (text) => wholeIn(text, 0, 65_535),
  }),
  host: setting<string>({
    variable: "HOST",
    meaning: "The name or address to listen at; 0.0.0.0 is all of the machine's.",
    expected: "the name or address to listen at: localhost, or 0.0.0.0 for all",
    otherwise: "localhost",
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : null),
  }),
  siteUrl: setting<string | null>({
    variable: "SITE_URL",
    whenUnset: "Links in letters lead to this machine.",
    meaning: "The shop's address as customers know it, for the links in letters.",
    expected: "an address without a path: https://shop.example",
    otherwise: null,
    otherwiseTold: "`http://localhost` at the port",
    read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : null),
  }),
  dataFolder: setting<string | null>({
    variable: "DATA_DIR",
    meaning: "Where the shipped database and what customers upload are kept.",
    expected: "a folder",
    otherwise: null,
    otherwiseTold: "`.data` in the project; for root a folder in `/var/lib/niramaya`",
    read: (text) => text,
  }),
  databaseUrl: setting<string | null>({
    variable: "DATABASE_URL",
    meaning: "A PostgreSQL to use instead of the shipped one, version 15 or newer.",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    otherwiseTold: "the shipped one",
    isSecret: true,
    read: (text) => postgresIn(text),
  }),
  databaseConnections: setting<number>({
    variable: "DATABASE_CONNECTIONS",
    meaning: "How many connections requests share in one server; its jobs and live notices take up to 6 more.",
    expected: "a whole number from 2 to 200",
    otherwise: 10,
    read: (text) => wholeIn(text, 2, 200),
  }),
  databaseReplicaUrl: setting<string | null>({
    variable: "DATABASE_REPLICA_URL",
    meaning: "A replica of the database, from which the catalogue is read.",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    otherwiseTold: "the database itself",
    isSecret: true,
    read: (text) => postgresIn(text),
  }),
  trustedProxies: setting<readonly string[]>({
    variable: "TRUSTED_PROXIES",
    whenUnset: "Behind a proxy every caller counts as the proxy, and limits hit all of them together.",
    meaning: "Proxies whose X-Forwarded-For is believed, so that limits count the caller and not the proxy.",
    expected: "addresses or networks, separated by commas: 10.0.0.5, 10.1.0.0/16",
    otherwise: [],
    otherwiseTold: "none",
    read: (text) => allOf(text, isNetwork),
  }),
  allowedOrigins: setting<readonly string[]>({
    variable: "ALLOWED_ORIGINS",
    meaning: "Other sites whose pages may call the API in a browser.",
    expected: "origins, separated by commas: https://app.example",
    otherwise: [],
    otherwiseTold: "none",
    read: (text) => allOf(text, (origin) => /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin),
  }),
  metricsToken: setting<string | null>({
    variable: "METRICS_TOKEN",
    meaning: "The bearer token that `/api/metrics` asks for; without one it answers on this machine alone.",
    expected: "at least 16 letters, digits, - or _",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\w-]{16,}$/.test(text) ? text : null),
  }),
  smsGatewayUrl: setting<string | null>({
    variable: "SMS_GATEWAY_URL",
    whenUnset: "Texts go to nobody: they are kept in the outbox, see `niramaya outbox`.",
    meaning: 'Where texts are handed over, by POST as `{"to","text"}`; with its token.',
    expected: "an https address",
    otherwise: null,
    otherwiseTold: "none: texts are kept in `outbox` in the data folder",
    read: gatewayIn,
  }),
  smsGatewayToken: setting<string | null>({
    variable: "SMS_GATEWAY_TOKEN",
    meaning: "The bearer token that the SMS gateway asks for.",
    expected: "a token",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  emailGatewayUrl: setting<string | null>({
    variable: "EMAIL_GATEWAY_URL",
    whenUnset: "Letters go to nobody: they are kept in the outbox, see `niramaya outbox`.",
    meaning:
      'Where letters are handed over, by POST as `{"from","to","subject","text"}`, of the newsletter also `"headers"`; with its token and the sender.',
    expected: "an https address",
    otherwise: null,
    otherwiseTold: "none: letters are kept in `outbox` in the data folder",
    read: gatewayIn,
  }),
  emailGatewayToken: setting<string | null>({
    variable: "EMAIL_GATEWAY_TOKEN",
    meaning: "The bearer token that the e-mail gateway asks for.",
    expected: "a token",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  emailFrom: setting<string | null>({
    variable: "EMAIL_FROM",
    meaning: "Whom letters come from.",
    expected: "an e-mail address",
    otherwise: null,
    otherwiseTold: "none",
    read: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : null),
  }),
  razorpayKeyId: setting<string | null>({
    variable: "RAZORPAY_KEY_ID",
    meaning: "The key of the shop's account at Razorpay, which takes its money; with both secrets.",
    expected: "a key: rzp_live_ or rzp_test_ and what follows",
    otherwise: null,
    otherwiseTold: "none: payments are made in the sandbox, which moves no money",
    read: (text) => (/^rzp_(?:live|test)_\w+$/.test(text) ? text : null),
  }),
  razorpayKeySecret: setting<string | null>({
    variable: "RAZORPAY_KEY_SECRET",
    meaning: "The secret of that key.",
    expected: "a secret",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  razorpayWebhookSecret: setting<string | null>({
    variable: "RAZORPAY_WEBHOOK_SECRET",
    meaning: "The secret by which Razorpay signs what it tells `/api/payment/webhook`.",
    expected: "a secret of at least 16 letters",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : null),
  }),
  sandboxLateAfter: setting<number>({
    variable: "SANDBOX_LATE_AFTER",
    meaning: "After how many seconds a payment that is made late in the sandbox is told: one minute after an order has stopped waiting.",
    expected: "a whole number from 1 to 86400",
    otherwise: 1_860,
    read: (text) => wholeIn(text, 1, 86_400),
  }),
  staffName: setting<string | null>({
    variable: "NIRAMAYA_STAFF",
    meaning: "Who gives the commands, as the audit log calls them; `--as` goes before it.",
    expected: "a name of at most 80 letters, digits and . _ @ -",
    otherwise: null,
    otherwiseTold: "the user of the machine",
    read: (text) => (/^[\p{L}\p{M}\p{N} ._@-]{1,80}$/u.test(text) ? text : null),
  }),
  humanCheckKey: setting<string | null>({
    variable: "HUMAN_CHECK_KEY",
    meaning: "The key by which the human check's tasks are signed, for servers that share no database.",
    expected: "at least 32 letters, digits, - or _",
    otherwise: null,
    otherwiseTold: "one that all servers on a database share",
    isSecret: true,
    read: (text) => (/^[\w-]{32,}$/.test(text) ? text : null),
  }),
  humanCheckRounds: setting<number>({
    variable: "HUMAN_CHECK_ROUNDS",
    meaning: "How much work the human check asks of a device: at 5000 it takes a phone half a second.",
    expected: "a whole number from 1 to 1000000",
    otherwise: 5_000,
    read: (text) => wholeIn(text, 1, 1_000_000),
  }),
  signInLimits: setting<ReadonlyMap<string, number>>({
    variable: "SIGN_IN_LIMITS",
    meaning: "Other numbers for limits of the sign-in, as `codes-a-day=8,codes-from-one=200`.",
    expected: `a whole number from 1 to 1000000 for each of these: ${SIGN_IN_LIMITS.map(({ name }) => name).join(", ")}`,
    otherwise: new Map(),
    otherwiseTold: SIGN_IN_LIMITS.map(({ name, most }) => `${name}=${most}`).join(", "),
    read: (text) => limitsIn(text),
  }),
  mostConnections: setting<number>({
    variable: "MAX_CONNECTIONS",
    meaning: "How many clients may be connected to one server at a time; further ones are turned away.",
    expected: "a whole number from 1 to 100000",
    otherwise: 2_000,
    read: (text) => wholeIn(text, 1, 100_000),
  }),
  onboardingUrl: outside("ONBOARDING_URL", "The site where clinics and doctors sign up", "https://onboarding.niramaya.example/"),
  practitionersUrl: outside("PRACTITIONER_PORTAL_URL", "The practitioners' own site", "https://practitioners.niramaya.example/"),
  blogUrl: outside("BLOG_URL", "The blog", "https://blog.niramaya.example/"),
  appStoreUrl: outside("APP_STORE_URL", "The app for iPhones", "https://apps.apple.com/in/"),
  playStoreUrl: outside("PLAY_STORE_URL", "The app for Android", "https://play.google.com/store/apps"),
  instagramUrl: outside("INSTAGRAM_URL", "The shop on Instagram", "https://www.instagram.com/"),
  facebookUrl: outside("FACEBOOK_URL", "The shop on Facebook", "https://www.facebook.com/"),
  youtubeUrl: outside("YOUTUBE_URL", "The shop on YouTube", "https://www.youtube.com/"),
  whatsappNumber: setting<string>({
    variable: "WHATSAPP_NUMBER",
    meaning: "The number that the chat button writes to.",
    expected: "digits with the country's code, without + and spaces: 912055500142",
    otherwise: "912055500142",
    read: (text) => (/^\d{8,15}$/.test(text) ? text : null),
  }),
  corporateApp: setting<string>({
    variable: "CORPORATE_APP_NAME",
    meaning: "The app_name of the aggregator whose people see the logo of corporate benefits.",
    expected: "a name",
    otherwise: "arogya-benefits",
    read: (text) => text,
  }),
  log: setting<(typeof LOGS)[number]>({
    variable: "LOG_LEVEL",
    meaning: "From which weight on events are logged; info tells every request.",
    expected: `one of ${LOGS.join(", ")}`,
    otherwise: "warn",
    read: (text) => LOGS.find((level) => level === text) ?? null,
  }),
};

type Table = typeof table;

export type Settings = { readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never };

/** A setting as it is told to people. */
export type ToldSetting = {
  readonly variable: string;
  readonly meaning: string;
  readonly expected: string;
  readonly otherwise: string;
  /** What is chosen; null: nothing. A secret only says that it is. */
  readonly chosen: string | null;
  /** What follows from its not being set, where that matters. */
  readonly advice: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or a sentence for each variable that can't be used. One that is empty counts as not set. */
export function settingsIn(environment: Environment): { readonly settings: Settings } | { readonly faults: readonly string[] } {
  const read = Object.entries<Setting<unknown>>(table).map(([name, of]) => {
    const text = textOf(environment, of.variable);
    return { name, of, value: text === "" ? of.otherwise : of.read(text), isUsable: text === "" || of.read(text) !== null };
  });
  const faults = read.filter(({ isUsable }) => !isUsable).map(({ of }) => settingText(of.variable, of.expected));
  if (faults.length > 0) return { faults };
  return { settings: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Settings }; // Each value was read by its own entry.
}

/** Every setting with its meaning and what is chosen, secrets withheld. */
export const toldSettings = (environment: Environment): readonly ToldSetting[] =>
  Object.values<Setting<unknown>>(table).map(({ variable, meaning, expected, otherwise, otherwiseTold, whenUnset, isSecret }) => {
    const text = textOf(environment, variable);
    return {
      variable,
      meaning,
      expected,
      otherwise: otherwiseTold ?? String(otherwise),
      chosen: text === "" ? null : isSecret === true ? "set, not shown" : text,
      advice: text === "" ? (whenUnset ?? null) : null,
    };
  });

const textOf = (environment: Environment, variable: string): string => environment[variable]?.trim() ?? "";

function wholeIn(text: string, least: number, most: number): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
}

/** Where no host is named, a socket is, in a parameter. */
const postgresIn = (text: string): string | null =>
  /^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace("@/", "@localhost/")) ? text : null;

/** The parts of a list; null where one is none of them. */
function allOf(text: string, isOne: (part: string) => boolean): readonly string[] | null {
  const parts = text.split(",").map((part) => part.trim());
  return parts.every(isOne) ? parts : null;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Somebody else's server: what it is told must not be read on the way, save on this machine. */
function gatewayIn(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) ? text : null;
}

/** Pairs of a limit's name and its number; null where one is none. */
function limitsIn(text: string): ReadonlyMap<string, number> | null {
  const chosen = new Map<string, number>();
  for (const part of text.split(",")) {
    const [name = "", number = "", ...more] = part.trim().split("=");
    const most = wholeIn(number.trim(), 1, 1_000_000);
    if (most === null || more.length > 0 || !SIGN_IN_LIMITS.some((limit) => limit.name === name.trim())) return null;
    chosen.set(name.trim(), most);
  }
  return chosen;
}
