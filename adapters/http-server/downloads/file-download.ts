import { Buffer } from "node:buffer";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asSent } from "#adapters/http-server/uploads/uploaded-file-headers.ts";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A file as it is sent. What is read piece by piece is sent so, however long it is. */
type FileAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array | Readable };

/** Why there is no file; `problems`: what can't be read of the request. */
type NoFile = { readonly status: 400 | 404 | 409 | 429; readonly message: string; readonly problems?: unknown };

type Download<Asked, File, Refusal> = {
  readonly at: string;
  /** Where a request says what it asks for: a query is sent by GET, a body by POST. */
  readonly in: "query" | "body";
  /** What is asked for; null: it is nothing that was declared. */
  readonly askedIn: (sent: unknown) => Asked | null;
  readonly fileOf: (file: File, request: Asked) => FileAnswer;
  readonly refusalOf: (refusal: Refusal) => NoFile;
};

type Read<Asked, File, Refusal> = (request: Asked) => Promise<Result<File, Refusal>>;

/** A file for whoever is signed in. What they may not have is refused like what does not exist. */
export const fileDownload =
  <Asked, File, Refusal>({
    read,
    ...download
  }: Download<Asked, File, Refusal> & {
    readonly read: (customer: CustomerId, request: Asked) => Promise<Result<File, Refusal>>;
  }): RawRoute =>
  (api, whoAsks) =>
    addDownload(api, download, async (request) => {
      const { session } = await whoAsks(request);
      return session === null ? null : (request) => read(session.customer, request);
    });

/** A file for everybody. */
export const publicFileDownload =
  <Asked, File, Refusal>({ read, ...download }: Download<Asked, File, Refusal> & { readonly read: Read<Asked, File, Refusal> }): RawRoute =>
  (api) =>
    addDownload(api, download, async () => read);

/** `readFor` answers how whoever sent a request reads; null: they have to sign in. */
function addDownload<Asked, File, Refusal>(
  api: FastifyInstance,
  { at, in: place, askedIn, fileOf, refusalOf }: Download<Asked, File, Refusal>,
  readFor: (request: FastifyRequest) => Promise<Read<Asked, File, Refusal> | null>,
): void {
  api.route({
    method: place === "query" ? "GET" : "POST",
    url: at,
    handler: async (request, reply) => {
      const read = await readFor(request);
      if (read === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const input = askedIn(request[place]);
      if (input === null) return reply.code(400).send(envelopeOf(400, "Bad request"));
      const found = await read(input);
      if (found.kind === "refused") {
        const { status, message, problems = null } = refusalOf(found.refusal);
        if (status === 429) reply.header("retry-after", "3600");
        return reply.code(status).send(envelopeOf(status, message, problems));
      }
      const { headers, body } = fileOf(found.value, input);
      return reply.headers(headers).send(body instanceof Uint8Array ? Buffer.from(body) : body);
    },
  });
}

/** A file that is saved under a name. */
export const savedFile = ({
  type,
  name,
  body,
}: {
  readonly type: string;
  readonly name: string;
  readonly body: FileAnswer["body"];
}): FileAnswer => ({
  headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  body,
});

export const savedPdf = ({ name, bytes }: DocumentFile): FileAnswer => savedFile({ type: "application/pdf", name, body: bytes });

/** A picture that somebody sent to a few. Whether one sees it may change with each request. */
export const picture = ({ mediaType, bytes }: MyFile): FileAnswer => ({
  headers: { ...asSent({ mediaType, name: "picture" }), "cache-control": "private, no-store" },
  body: bytes,
});

export const notFound = (message: string): NoFile => ({ status: 404, message });

/** All of something may be taken a few times an hour. */
export const tooOften: NoFile = { status: 429, message: "Too many requests. Please try again later." };
