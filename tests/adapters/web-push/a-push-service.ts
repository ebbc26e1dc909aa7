import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, request } from "node:http";
import { onTestFinished } from "vitest";
import { onLoopback } from "#tests/on-loopback.ts";
import type { IncomingHttpHeaders } from "node:http";
import type { PushLine } from "#adapters/web-push/web-push.ts";
import type { PushAddress } from "#core/devices/push/push-address.ts";

type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A line that leads to this machine, without TLS. */
export const lineToHere: PushLine = (url, options, answered) => request(url, options, answered);

/** A push service on this machine, which answers with a status by path (201 unless told) and keeps what it was sent. */
export async function aPushService(answers: Readonly<Record<string, { readonly status: number; readonly location?: string }>> = {}) {
  const pushed: Pushed[] = [];
  const server = createServer(async (request, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const path = request.url ?? "";
    pushed.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
    const { status, location } = answers[path] ?? { status: 201 };
    answer.writeHead(status, location === undefined ? {} : { location }).end("what a push service says of it");
  });
  const { address: origin, close } = await onLoopback(server);
  onTestFinished(close);
  return { origin, pushed };
}

/** A browser with keys of its own, and what it reads of a push. */
export function aBrowser(endpoint: string): { readonly address: PushAddress; opened(body: Buffer): string } {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    address: { endpoint, p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    /** As RFC 8291 and RFC 8188 say, by none of the code that encrypts. */
    opened(body) {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
      const theirs = body.subarray(21, 21 + keyLength);
      const derived = (from: ArrayBuffer | Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", new Uint8Array(from), by, info, bytes));
      const secret = derived(curve.computeSecret(theirs), auth, Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]), 32);
      const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** What a push service learns of the server that sends: null where it did not sign with that key. */
export function signedBy(
  publicKey: string,
  authorization = "",
): { readonly aud: string; readonly sub: string; readonly exp: number } | null {
  const [, head = "", claims = "", signature = "", key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const by = { key: createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  const isSigned = verify("sha256", Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, "base64url"));
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString()) : null;
}
