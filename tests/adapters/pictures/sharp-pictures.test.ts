import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sharpPictures } from "#adapters/pictures/sharp-pictures.ts";

const pictures = sharpPictures();
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c96" } });
const gps = { IFD0: { Artist: "Asha", Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } };

async function drawnFrom(bytes: Uint8Array, longestSide = 512) {
  const picture = await pictures.redrawn(bytes, longestSide);
  if (picture === null) throw new TypeError("no picture");
  return { ...picture, meta: await sharp(picture.bytes).metadata() };
}

describe("a picture that is sent", () => {
  it.each(["jpeg", "png", "webp"] as const)("is drawn anew from %s", async (format) => {
    const { mediaType, meta } = await drawnFrom(await plain(40, 30).toFormat(format).toBuffer());
    expect([mediaType, meta.format, meta.width, meta.height]).toEqual(["image/webp", "webp", 40, 30]);
  });

  it("loses where, when and with what it was taken", async () => {
    const sent = await plain(40, 30).withExif(gps).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif?.toString("latin1")).toContain("Asha");
    const { bytes, meta } = await drawnFrom(sent);
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Asha|Camera|GPS/);
  });

  it("stands upright, whichever way the camera was held", async () => {
    const { meta } = await drawnFrom(await plain(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([meta.width, meta.height, meta.orientation]).toEqual([30, 40, undefined]);
  });

  it("has no side longer than it may be, and is never made larger", async () => {
    const { meta } = await drawnFrom(await plain(2_000, 1_000).jpeg().toBuffer());
    expect([meta.width, meta.height]).toEqual([512, 256]);
  });

  it("keeps nothing that hangs on behind it", async () => {
    const sent = Buffer.concat([await plain(40, 30).jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    expect(Buffer.from((await drawnFrom(sent)).bytes).toString("latin1")).not.toContain("script");
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("GIF89a but not really")],
    ["a page", Buffer.from("<html><script>alert(1)</script>")],
    [
      "a drawing that could hold scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ["a head without a body", Buffer.from("\xff\xd8\xff\xe0 nothing follows", "latin1")],
    ["a RIFF file of another kind", Buffer.from("RIFF\x10\0\0\0WAVEfmt ", "latin1")],
  ])("is none where it is %s", async (_, bytes) => expect(await pictures.redrawn(bytes, 512)).toBeNull());

  it("is none where it was cut off", async () => {
    const whole = await plain(400, 300).png().toBuffer();
    expect(await pictures.redrawn(whole.subarray(0, whole.length / 2), 512)).toBeNull();
  });

  it("is none where it would fill the memory", async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: "#000" }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await pictures.redrawn(bomb, 512)).toBeNull();
  });

  it("waits its turn among many", async () => {
    const sent = await plain(200, 200).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 12 }, () => pictures.redrawn(sent, 64)));
    expect(all.every((one) => one !== null)).toBe(true);
  });
});
