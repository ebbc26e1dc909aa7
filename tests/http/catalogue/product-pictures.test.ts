import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { Painter } from "#core/files/drawing.port.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { painter } from "#adapters/composition/server/pictures.ts";
import { drawing, render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const product = composeMemory();
const [real, painted] = [painter(), [] as string[]];
product.bind(Painter).toConstantValue({
  painted(drawn) {
    painted.push(drawn.shapes);
    return real.painted(drawn);
  },
});
const app = serverOver(product, {
  pages: { render: (request) => render(request, product, shopFrame), files: () => [], drawing: async (shown) => drawing(shown) },
  log: "off",
});
afterAll(() => app.close());

describe("the picture of a product's page", () => {
  it("lies where the page says, may be shown by other sites, and is kept for a day", async () => {
    const { body } = await app.inject({ url: "/shop/product/triphala-churna" });
    const address = /<meta property="og:image" content="https:\/\/niramaya\.test([^"]+)">/.exec(body)?.[1] ?? "";
    const picture = await app.inject({ url: address });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(picture.headers).toMatchObject({ "cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin" });
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect(body).toContain(`<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`);
    const again = await app.inject({ url: address, headers: { "if-none-match": String(picture.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it("is painted once, however many look at it", async () => {
    const ask = (headers = {}) => app.inject({ url: "/shop/product-picture/triphala-churna.jpg", headers });
    const [one, other] = await Promise.all([ask(), ask()]);
    await ask({ "if-none-match": String(one.headers.etag) });
    expect(other.rawPayload).toEqual(one.rawPayload);
    expect(painted).toHaveLength(1);
  });

  it.each(["/shop/product-picture/nothing.jpg", "/shop/product-picture/triphala-churna"])("is not found at %s", async (url) =>
    expect((await app.inject({ url })).statusCode).toBe(404),
  );
});
