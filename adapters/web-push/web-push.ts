// Decision: docs/decisions/reminders-by-push.md
import { createECDH } from "node:crypto";
import { Agent, request } from "node:https";
import { isIP } from "node:net";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { publicLookup } from "./public-addresses.ts";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { PushSender } from "#core/devices/push/push-sender.port.ts";

/** The keys by which push services know this server, as base64url; `subject` is whom they may ask about it, as RFC 8292 has them. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** How push services are called; tests give one that leads to this machine. */
export type PushLine = (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

/**
 * For how many milliseconds an answer is waited for, and for how many a service that gave none is left alone: reminders to others must not
 * be late.
 */
const TIMEOUT = 5_000;
const LEFT_ALONE = 30_000;

/** Only names lead anywhere, by TLS at its own port, and only to public addresses. A redirection is not followed. */
const publicLine = (): PushLine => {
  const agent = new Agent({ lookup: publicLookup, keepAlive: true });
  return (url, options, answered) => {
    if (url.protocol !== "https:" || url.port !== "" || isIP(url.hostname.replaceAll(/^\[|\]$/g, "")) > 0)
      throw new TypeError("a push service is called by its name and https");
    return request(url, { ...options, agent }, answered);
  };
};

/** Hands texts to push services, encrypted for the browser that reads them. The library is loaded by the first text. */
export function webPush(vapidDetails: VapidKeys, line: PushLine = publicLine()): PushSender {
  /** By origin, until when. */
  const leftAlone = new Map<string, number>();
  return {
    key: vapidDetails.publicKey,
    async send({ endpoint, p256dh, auth }, { text, seconds }) {
      if (!isPoint(p256dh)) return "gone";
      const url = new URL(endpoint);
      if (Date.now() < (leftAlone.get(url.origin) ?? 0)) throw new PortUnavailable("a push service", "it did not answer just now");
      const { default: library } = await import("web-push");
      const { method, headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails,
        contentEncoding: "aes128gcm",
        TTL: seconds,
        urgency: "high", // A sleeping phone would be told after the time is over.
        topic: "reminder", // Of several that wait for a device, the last one takes the place of the others.
      });
      const status = await answerTo(line, url, { method, headers }, body).catch((error: unknown) => {
        if (error instanceof PortUnavailable) leftAlone.set(url.origin, Date.now() + LEFT_ALONE);
        throw error;
      });
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new PortUnavailable("a push service", status);
      return "sent";
    },
  };
}

/** Anybody can send a key; one that is no point of the curve belongs to no browser. */
function isPoint(p256dh: string): boolean {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}

/** The status of the answer, of which nothing else is read. The error names no address. */
const answerTo = (line: PushLine, url: URL, options: RequestOptions, body: unknown): Promise<number> =>
  new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(new PortUnavailable("a push service", error));
    const request = line(url, { ...options, signal: AbortSignal.timeout(TIMEOUT) }, (answer) => {
      answer.on("error", failed).resume(); // Read to its end, so that the connection serves the next one.
      resolve(answer.statusCode ?? 0);
    });
    request.on("error", failed).end(body);
  });
