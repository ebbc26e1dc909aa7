import { isIP } from "node:net";

/** One setting of the shop: whoever runs it chooses its value by an environment variable. */
export type Setting<Value> = {
  readonly variable: string;
  /** What the setting does, as docs/operations.md and `doctor --settings` print it. */
  readonly meaning: string;
  readonly expected: string;
  readonly otherwise: Value;
  /** The text that is printed as the default, where the value itself would not be understood. */
  readonly otherwiseTold?: string;
  /** What `doctor` warns about if the variable is not set, for a shop that is open to the public. */
  readonly whenUnset?: string;
  /** The variables without which this one has no effect, or without which its text has none. */
  readonly needs?: readonly string[] | ((text: string) => readonly string[]);
  /** Its value is never printed. */
  readonly isSecret?: true;
  /** null: the text is not a valid value. */
  readonly read: (text: string) => Value | null;
};

/** Keeps the entry's type. */
export const setting = <Value>(of: Setting<Value>): Setting<Value> => of;

export function wholeIn(text: string, least: number, most: number): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
}

/** An address without a host is valid too: a parameter then names a socket. */
export const postgresIn = (text: string): string | null =>
  /^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace("@/", "@localhost/")) ? text : null;

/** The parts of a list; null where one is none of them. */
export function allOf(text: string, isOne: (part: string) => boolean): readonly string[] | null {
  const parts = text.split(",").map((part) => part.trim());
  return parts.every(isOne) ? parts : null;
}

export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Somebody else's server: what it is told must not be read on the way, save on this machine. */
export function gatewayIn(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) ? text : null;
}

/** Whether it is an origin as browsers write it, of letters that end no rule of a header: a host may hold a semicolon or an asterisk. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/.test(new URL(text).hostname);

/** Whether a host may name a server for others, not the machine that asks. */
export const isReachedByOthers = (host: string): boolean => !/^(.*\.)?localhost\.?$|^127\.|^0\.0\.0\.0$|^\[?::1?\]?$/i.test(host);

/** A bucket with the key and the secret that open it. They must not be read on the way, save on this machine. */
export function bucketIn(text: string): string | null {
  if (gatewayIn(text) === null) return null;
  const { username, password, pathname } = new URL(text);
  const bucket = pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
  return username !== "" && password !== "" && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) ? text : null;
}
