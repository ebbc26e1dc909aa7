import * as z from "zod/mini";
import { fileIdIn } from "#core/files/file-id.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Where an uploaded file is fetched, below the API's address. */
export const FILES = "/upload/file";

/** Where customers take all that is kept of them, as one JSON document. */
export const OWN_DATA = "/user/exportMyData";

const BEFORE = `/api${FILES}?_id=`;

/** A picture's address on this site. */
export const fileAddress: Shape<FileId> = z.codec(z.string(), z.custom<FileId>(), {
  decode(address, { issues }) {
    const id = address.startsWith(BEFORE) ? fileIdIn(address.slice(BEFORE.length)) : null;
    if (id !== null) return id;
    issues.push({ code: "custom", input: address, message: "the address of a file" });
    return z.NEVER;
  },
  encode: (id) => `${BEFORE}${id}`,
});
