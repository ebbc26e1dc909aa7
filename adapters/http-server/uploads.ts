import { fileIdIn } from "#core/files/file-id.ts";
import { FILES } from "../http-contract/person.ts";
import { SIGNED_OUT_TEXT, told } from "./told.ts";
import type { FetchUpload } from "#core/files/fetch-upload.use-case.ts";
import type { Way } from "./routes.ts";

/** Even where a browser took such a file for a page, it could neither load nor run anything in it. */
const HARMLESS = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Sends uploaded files to those who may see them; to others they are missing. */
export const uploads =
  (fetchUpload: FetchUpload): Way =>
  (api, whoAsks) => {
    api.get<{ Querystring: { readonly _id?: unknown } }>(FILES, async (request, reply) => {
      const { isShown, session } = await whoAsks(request);
      if (isShown && session === null) return reply.code(401).send(told(401, SIGNED_OUT_TEXT));
      const { _id } = request.query;
      const id = typeof _id === "string" ? fileIdIn(_id) : null;
      const fetched = id === null ? null : await fetchUpload(session?.customer ?? null, id);
      if (fetched === null || fetched.kind === "refused") return reply.code(404).send(told(404, "File not found"));
      const { upload, bytes } = fetched.value;
      return reply
        .header("content-type", upload.mediaType)
        .header("content-disposition", `inline; filename="${upload.kind}.${endings[upload.mediaType]}"`)
        .header("content-security-policy", HARMLESS)
        .send(Buffer.from(bytes));
    });
  };

const endings = { "image/webp": "webp" } as const;
