import sharp from "sharp";
import { expect } from "vitest";

/** Gives somebody a picture. Answers its address on the server. */
export async function pictured(address: string, bearer: string, background: string): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  form.set("file", new Blob([new Uint8Array(bytes)]), "me.jpg");
  const answer = await fetch(`${address}/api/upload/userprofile`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  const { payload } = (await answer.json()) as { payload: { thumb: string } };
  const { pathname, search } = new URL(payload.thumb, address);
  return pathname + search;
}

/** A file that a server sends. */
export async function shown(address: string, path: string): Promise<Buffer> {
  const answer = await fetch(`${address}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}
