import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** Lets a server listen at a free port of this machine alone. Closed, it lets nobody wait. */
export async function onLoopback(server: Server | HttpServer) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { port, address: `http://127.0.0.1:${port}`, close };
}
