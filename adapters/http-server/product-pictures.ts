import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** The picture of the product with this slug, as JPEG; null: there is no such product. */
export type PictureOf = (slug: string) => Promise<Uint8Array | null>;

const PICTURES = "/shop/product-picture/";
const JPEG = ".jpg";
const FOR_A_DAY = "public, max-age=86400";

/** Pictures for whoever shares a product's page. */
export const productPictures =
  (pictureOf: PictureOf) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { file: string } }>(`${PICTURES}:file`, async (request, reply) => {
      const { file } = request.params;
      const picture = file.endsWith(JPEG) ? await pictureOf(file.slice(0, -JPEG.length)) : null;
      if (picture === null) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
      const tag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 22)}"`;
      reply.headers({ "cache-control": FOR_A_DAY, etag: tag, "cross-origin-resource-policy": "cross-origin" });
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type("image/jpeg").send(Buffer.from(picture));
    });
  };
