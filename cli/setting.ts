import { isIP } from "node:net";

/** One thing that whoever runs the shop may choose, by a variable of the environment. */
export type Setting<Value> = {
  readonly variable: string;
  /** What it does, as a page and `doctor --settings` tell it. */
  readonly meaning: string;
  readonly expected: string;
  readonly otherwise: Value;
  /** How the default is told where its value does not say it. */
  readonly otherwiseTold?: string;
  /** What the doctor says where it is not set, and a shop that is open to others should have it. */
  readonly whenUnset?: string;
  /** The variables that it is nothing without. */
  readonly needs?: readonly string[];
  /** Its value is never printed. */
  readonly isSecret?: true;
  /** null: the text is none of what is expected. */
  readonly read: (text: string) => Value | null;
};

/** Keeps the entry's type. */
export const setting = <Value>(of: Setting<Value>): Setting<Value> => of;

export function wholeIn(text: string, least: number, most: number): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
}

/** Where no host is named, a socket is, in a parameter. */
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

/** A bucket with the key and the secret that open it. They must not be read on the way, save on this machine. */
export function bucketIn(text: string): string | null {
  if (gatewayIn(text) === null) return null;
  const { username, password, pathname } = new URL(text);
  const bucket = pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
  return username !== "" && password !== "" && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) ? text : null;
}
