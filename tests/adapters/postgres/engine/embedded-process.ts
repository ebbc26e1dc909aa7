import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";

/** A process of its own on a folder: says where the server is, and leaves when whoever started it says no more, or is gone. */
const place = await embeddedServer(process.argv[2] ?? "", { fsync: "off" });
console.log(JSON.stringify(place.server));
process.stdin.resume().once("end", async () => {
  await place.leave();
  process.exit();
});
