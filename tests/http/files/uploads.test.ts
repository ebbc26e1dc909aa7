import { once } from "node:events";
import type { Socket } from "node:net";
import { connect } from "node:net";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .withExif({ IFD0: { Artist: "Asha" } })
  .jpeg()
  .toBuffer();

async function shop() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const fetched = (address: string, bearer: string | null = null) =>
    app.inject({ url: address, headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` } });
  return { memory, url, asha: { ...asha, client: clientOf(url, asha.bearer) }, ravi, app, fetched };
}

/** Sends a form as a browser does. */
const send = (url: string, bearer: string, form: FormData) =>
  fetch(`${url}/api/upload/userprofile`, { method: "POST", headers: { authorization: `Bearer ${bearer}` }, body: form });

function formWith(bytes: Uint8Array, name = "me.jpg", field = "file"): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

describe("a profile picture", () => {
  it("is drawn anew, shown beside the name, and takes the place of the one before [ep-upload-userprofile]", async () => {
    const { memory, asha } = await shop();
    const set = asha.client.get(SetProfilePicture);
    const [first, second] = [await set(asha.id, picture), await set(asha.id, picture)];
    if (first.kind !== "ok" || second.kind !== "ok") throw new TypeError("no picture was taken");
    expect(await asha.client.get(ShowProfile)(asha.id, null)).toMatchObject({ value: { thumb: second.value } });
    expect([...memory.uploads.keys()]).toEqual([second.value]);
    expect([...memory.files.keys()]).toEqual([second.value]);
    expect(Buffer.from(memory.files.get(second.value)?.bytes ?? []).toString("latin1")).not.toContain("Asha");
  });

  it("tells how much of it has gone while it is sent", async () => {
    const { asha } = await shop();
    const heard: number[] = [];
    await asha.client.get(SetProfilePicture)(asha.id, picture, (share) => heard.push(share));
    expect(heard.at(-1)).toBe(1);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  it("is sent to whoever has its address, as a picture and nothing else", async () => {
    const { url, asha, ravi, fetched } = await shop();
    const { payload } = await (await send(url, asha.bearer, formWith(picture, "../../me.html"))).json();
    for (const bearer of [null, ravi.bearer]) {
      const response = await fetched(payload.thumb, bearer);
      expect(response.headers).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "content-disposition": 'inline; filename="profile-picture.webp"',
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
      });
      expect((await sharp(response.rawPayload).metadata()).width).toBe(60);
    }
  });

  it("is a picture by what it holds, not by what it is called", async () => {
    const { url, memory, asha } = await shop();
    for (const [bytes, name] of [
      [Buffer.from("<script>alert(1)</script>"), "me.jpg"],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "me.svg"],
    ] as const) {
      const response = await send(url, asha.bearer, formWith(bytes, name));
      expect([response.status, (await response.json()).status.message]).toEqual([
        415,
        "Please choose a picture in JPEG, PNG or WebP format",
      ]);
    }
    expect((await send(url, asha.bearer, formWith(picture, "not-a-picture.txt", "anything"))).status).toBe(200);
    expect(await asha.client.get(SetProfilePicture)(asha.id, new Uint8Array())).toEqual(refused({ kind: "no-picture" }));
    expect(memory.files.size).toBe(1);
  });

  it("is refused where it is too large, comes with others or does not come at all", async () => {
    const { url, app, memory, asha } = await shop();
    expect((await send(url, asha.bearer, formWith(new Uint8Array(LARGEST_UPLOAD + 1)))).status).toBe(413);
    const empty = new FormData();
    empty.append("note", "no file");
    expect((await send(url, asha.bearer, empty)).status).toBe(400);
    const ask = (headers: Record<string, string>, payload: string) =>
      app.inject({
        method: "POST",
        url: "/api/upload/userprofile",
        headers: { ...headers, authorization: `Bearer ${asha.bearer}` },
        payload,
      });
    expect((await ask({ "content-type": "application/json" }, '{"file":"x"}')).statusCode).toBe(400);
    for (const broken of ["--x\r\nContent-Disposition: form-data; name=f; filename=a.jpg\r\n\r\nbroken off", "nonsense", ""]) {
      expect((await ask({ "content-type": "multipart/form-data; boundary=x" }, broken)).statusCode).toBe(400);
    }
    expect((await ask({ "content-type": "multipart/form-data" }, "x")).statusCode).toBeLessThan(500);
    expect(memory.files.size).toBe(0);
  });

  it("is not read from whoever is not signed in", async () => {
    const { url, memory } = await shop();
    expect((await send(url, "guessed", formWith(picture))).status).toBe(401);
    expect(memory.files.size).toBe(0);
  });

  it("is sent so often an hour and no more", async () => {
    const { memory, asha } = await shop();
    const set = asha.client.get(SetProfilePicture);
    for (let count = 0; count < 40; count += 1) await set(asha.id, new Uint8Array());
    expect(await set(asha.id, picture)).toEqual(refused({ kind: "too-many-uploads" }));
    expect(memory.files.size).toBe(0);
  });

  it("that never ends holds up nobody", async () => {
    const { url, asha, ravi } = await shop();
    const { hostname, port } = new URL(url);
    const sockets = Array.from({ length: 3 }, () => {
      const socket = connect(Number(port), hostname.replace(/[[\]]/g, ""));
      socket.on("error", () => {});
      socket.write(
        `POST /api/upload/userprofile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${asha.bearer}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
      );
      return socket;
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await expect.poll(async () => (await send(url, asha.bearer, formWith(picture))).status).toBe(429);
    expect((await send(url, ravi.bearer, formWith(picture))).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await send(url, asha.bearer, formWith(picture))).status).toBe(200);
  });
});

describe("a form with a file", () => {
  const ROUTES = [
    ["/api/upload/userprofile", "a picture"],
    ["/api/upload/report", "a report"],
    ["/api/shop/ticket/uploadShopTicketVideo", "a video"],
    ["/api/tracker/import", "entries of trackers"],
  ] as const;
  const MEGABYTE = 1024 * 1024;

  /** A connection that is kept, and the answers that come on it. */
  async function line(url: string) {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ""));
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    let came = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      came += text;
    });
    await once(socket, "connect");
    return { socket, answers: () => [...came.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)) };
  }
  const head = (path: string, bearer: string, length: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`;
  const BEGIN = "--x\r\nContent-Disposition: form-data; name=f; filename=a.pdf\r\n\r\n%PDF-1.7 ";

  it.each(ROUTES)("that is too large by its own word is refused before it is sent: %s", async (path) => {
    const { url, asha } = await shop();
    const { socket, answers } = await line(url);
    socket.write(head(path, asha.bearer, `Content-Length: ${40 * MEGABYTE}`));
    await expect.poll(answers).toEqual([413]);
  });

  it.each(ROUTES)("that is refused before its end leaves its connection to the next request: %s", async (path) => {
    const { url, asha } = await shop();
    const { socket, answers } = await line(url);
    socket.write(head(path, asha.bearer, "Transfer-Encoding: chunked"));
    const chunk = (bytes: Buffer | string) => {
      socket.write(`${Buffer.byteLength(bytes).toString(16)}\r\n`);
      socket.write(bytes);
      socket.write("\r\n");
    };
    chunk(BEGIN);
    for (let nth = 0; nth < 30; nth += 1) chunk(Buffer.alloc(MEGABYTE, 65));
    chunk("\r\n--x--\r\n");
    socket.write("0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => answers().length, { timeout: 15_000 }).toBe(2);
    expect(answers()[0]).toBeGreaterThanOrEqual(400);
  });

  it("that trickles gives its place to others", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { url, asha } = await shop();
    const lines = await Promise.all([line(url), line(url), line(url)]);
    for (const { socket } of lines) socket.write(head("/api/upload/userprofile", asha.bearer, "Content-Length: 100000") + BEGIN);
    await expect.poll(async () => (await send(url, asha.bearer, formWith(picture))).status).toBe(429);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => lines.flatMap(({ answers }) => answers())).toEqual([408, 408, 408]);
    expect((await send(url, asha.bearer, formWith(picture))).status).toBe(200);
  });
});

describe("a file whose sender has gone before anybody knows who it was", () => {
  for (const [path, what] of [
    ["/api/upload/userprofile", "a picture"],
    ["/api/shop/ticket/uploadShopTicketVideo", "a video"],
  ] as const) {
    it(`leaves room for others, as ${what}`, async () => {
      const memory = new Memory();
      const container = composeMemory(memory);
      const { bearer } = await signedIn(container, memory, "Asha");
      const sessions = container.get(Sessions);
      const leaving: Promise<unknown>[] = [];
      const slow: Sessions = {
        ...sessions,
        async holderOf(...asked) {
          await Promise.all(leaving);
          return sessions.holderOf(...asked);
        },
      };
      container.rebind(Sessions).toConstantValue(slow);
      const app = serverOver(container, { pages: null, log: "off" });
      onTestFinished(() => app.close());
      const url = await app.listen({ port: 0 });
      const { hostname, port } = new URL(url);
      const isGone = (socket: Socket) => leaving.push(new Promise((gone) => socket.once("close", gone)));
      app.server.on("connection", isGone);

      for (let count = 0; count < 3; count += 1) {
        const asked = once(app.server, "request");
        const socket = connect(Number(port), hostname.replace(/[[\]]/g, ""));
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
        );
        await asked;
        socket.destroy();
      }
      await Promise.all(leaving);
      app.server.off("connection", isGone);
      expect((await send(url, bearer, formWith(picture))).status).toBe(200);
    });
  }
});

describe("an uploaded file", () => {
  it("of somebody else answers exactly like a missing one", async () => {
    const { memory, asha, ravi, fetched } = await shop();
    const id = fileId("a-report");
    memory.files.set(id, { bytes: picture, putAt: now });
    const upload = { id, owner: asha.id, kind: "profile-picture", mediaType: "image/webp", bytes: 1, uploadedAt: now } as const;
    memory.uploads.set(id, { ...upload, audience: "owner" });
    const at = "/api/upload/file?_id=";
    expect((await fetched(`${at}${id}`, asha.bearer)).statusCode).toBe(200);
    for (const bearer of [null, ravi.bearer]) {
      const [known, missing] = [await fetched(`${at}${id}`, bearer), await fetched(`${at}missing`, bearer)];
      expect([known.statusCode, known.json()]).toEqual([missing.statusCode, missing.json()]);
      expect(known.statusCode).toBe(404);
    }
    for (const odd of ["", "?_id=", "?_id=..%2F..%2Fetc%2Fpasswd", "?_id=a&_id=b"]) {
      expect((await fetched(`/api/upload/file${odd}`)).statusCode).toBe(404);
    }
    expect((await fetched(`${at}${id}`, "old")).statusCode).toBe(401);
  });
});
