import { createHmac, randomBytes } from "node:crypto";
import type { CallRelay } from "#core/consultations/call/call-relay.port.ts";

/** For so many seconds the relay lets somebody in. */
const LASTS = 600;

/** `urls` empty or `secret` null: there is no relay. */
type RelaySettings = { readonly urls: readonly string[]; readonly secret: string | null; readonly isOnly: boolean };

/** Lets calls into a coturn that knows the secret (`use-auth-secret`). The name that it logs is made up, and never an account's. */
export const turnRelay = ({ urls, secret, isOnly }: RelaySettings): CallRelay => ({
  access(at) {
    if (urls.length === 0 || secret === null) return { servers: [], isOnly: false };
    const username = `${Math.floor(at / 1000) + LASTS}:${randomBytes(9).toString("base64url")}`;
    return { servers: [{ urls, username, credential: turnCredential(username, secret) }], isOnly };
  },
});

/** What coturn expects as password of a name. */
export const turnCredential = (username: string, secret: string): string => createHmac("sha1", secret).update(username).digest("base64");
