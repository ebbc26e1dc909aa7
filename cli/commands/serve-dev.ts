import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { serverOver } from "../composition.ts";
import type { ViteDevServer } from "vite";
import type { Container, DevServer, Log } from "../composition.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Vite writes its own script and styles into pages and speaks over a socket. */
const POLICY = "default-src 'self' 'unsafe-inline'; connect-src 'self' ws:";

/** The same server, its pages drawn from their sources: what is saved shows at once. */
export async function devServer(container: Container, log: Log): Promise<DevServer> {
  const tools: { vite: ViteDevServer | null } = { vite: null };
  const app = serverOver(container, {
    log,
    before: (request, response, next) => (tools.vite === null ? next() : tools.vite.middlewares(request, response, next)),
    pages: { render: (request) => drawn(request), files: null, policy: POLICY, keptFor: 0 },
  });
  tools.vite = await createServer({
    configFile: inProject("web/vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", async () => tools.vite?.close());
  return app;

  async function drawn(request: Request): Promise<Response> {
    const { vite } = tools;
    if (vite === null) return new Response(null, { status: 503 });
    const { pathname } = new URL(request.url);
    const frame = await vite.transformIndexHtml(pathname, await readFile(inProject("web/shells/shop/index.html"), "utf8"));
    const { render } = await vite.ssrLoadModule(inProject("web/shells/shop/render.tsx"));
    return render(request, container, frame);
  }
}
