import { describe, expect, it } from "vitest";
import { videoTypeOf } from "#core/files/video-type.ts";

const box = (name: string, brand: string) => Buffer.from(`\0\0\0\x18${name}${brand}\0\0\0\0rest`, "latin1");
const webm = (kind: string) =>
  Buffer.from(`\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84${kind}B\x87`, "latin1");

describe("a video", () => {
  it.each([
    ["video/mp4", box("ftyp", "isom")],
    ["video/mp4", box("ftyp", "mp42")],
    ["video/mp4", box("ftyp", "iso6")],
    ["video/mp4", box("ftyp", "avc1")],
    ["video/mp4", box("ftyp", "3gp5")],
    ["video/quicktime", box("ftyp", "qt  ")],
    ["video/quicktime", box("moov", "mvhd")],
    ["video/quicktime", box("wide", "\0\0\0\0")],
    ["video/webm", webm("webm")],
  ])("is %s by what it begins with", (type, head) => expect(videoTypeOf(head)).toBe(type));

  it.each([
    ["a picture in the same container", box("ftyp", "heic")],
    ["another picture in it", box("ftyp", "avif")],
    ["sound in it", box("ftyp", "M4A ")],
    ["another Matroska", webm("matroska")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["nothing", new Uint8Array()],
    ["its beginning alone", box("ftyp", "isom").subarray(0, 7)],
  ])("is not %s", (_, head) => expect(videoTypeOf(head)).toBeNull());
});
