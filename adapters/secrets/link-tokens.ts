import { createHash, randomBytes } from "node:crypto";
import type { LinkTokens } from "#core/fitbook/groups/group-links.port.ts";

const BYTES = 16; // 128 random bits: a plain hash is enough, and is looked up by an index.

export const linkTokens: LinkTokens = {
  fresh: () => randomBytes(BYTES).toString("base64url"),
  hashOf: (token) => createHash("sha256").update(token).digest("base64url"),
};
