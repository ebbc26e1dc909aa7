import { STATUS_CODES } from "node:http";
import { HEADERS_EVERYWHERE } from "#adapters/http-server/answers/security-headers.ts";
import { envelopeOfProblems, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { Socket } from "node:net";
import type { Envelope } from "#adapters/http-contract/endpoint.ts";

/** The answer to bytes that are no valid request, in the envelope of every answer. */
function answer(status: number, envelope: Envelope): string {
  const body = JSON.stringify(envelope);
  const headers = { ...HEADERS_EVERYWHERE, "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`;
}

const expecting = (expected: string) => [{ path: "", expected }];

export const LATE = answer(408, envelopeOf(408, "Request timeout", expecting("a whole request in time")));
const TOO_LARGE = answer(431, envelopeOfProblems(431, expecting("an address and headers of at most 16 kB together")));
const UNREADABLE = answer(400, envelopeOfProblems(400, expecting("a request by HTTP/1.1")));

/**
 * Answers bytes that Node itself does not accept as a request, and closes the connection, because the rest of the bytes may be anything.
 */
export function refuseBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== "ECONNRESET" && socket.writable)
    socket.write(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? LATE : error.code === "HPE_HEADER_OVERFLOW" ? TOO_LARGE : UNREADABLE);
  socket.destroy(error);
}
