import { Readable } from "node:stream";
import { fileIdIn } from "#core/files/file-id.ts";
import { FILES } from "#adapters/http-contract/identity/person.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { asSent } from "./uploaded-file-headers.ts";
import type { FetchUpload } from "#core/files/fetch-upload.use-case.ts";
import type { FilePart } from "#core/files/files.port.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** Sends uploaded files, or the part for which a player asks, to those who may see them. For others they do not exist. */
export const uploads =
  (fetchUpload: FetchUpload): RawRoute =>
  (api, whoAsks) => {
    api.get<{ Querystring: { readonly _id?: unknown } }>(FILES, async (request, reply) => {
      const { isShown, session } = await whoAsks(request);
      if (isShown && session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const { _id } = request.query;
      const id = typeof _id === "string" ? fileIdIn(_id) : null;
      const fetched = id === null ? null : await fetchUpload(session?.customer ?? null, id);
      if (fetched === null || fetched.kind === "refused") return reply.code(404).send(envelopeOf(404, "File not found"));
      const { upload, read } = fetched.value;
      const whole: FilePart = { first: 0, last: upload.bytes - 1 };
      const part = partIn(request.headers.range, upload.bytes);
      if (part === "beyond")
        return reply.code(416).header("content-range", `bytes */${upload.bytes}`).send(envelopeOf(416, "No such part"));
      const pieces = await read(part ?? whole);
      if (pieces === null) return reply.code(404).send(envelopeOf(404, "File not found"));
      if (part !== null) reply.code(206).header("content-range", `bytes ${part.first}-${part.last}/${upload.bytes}`);
      const { first, last } = part ?? whole;
      return reply
        .headers(asSent({ mediaType: upload.mediaType, name: upload.kind }))
        .header("content-length", last - first + 1)
        .header("accept-ranges", "bytes")
        .send(Readable.from(pieces));
    });
  };

/** The one part that a header asks for; null: the whole file, also if the header asks for several parts or can't be understood. */
function partIn(range: string | undefined, bytes: number): FilePart | "beyond" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return first > last ? "beyond" : { first, last };
}
