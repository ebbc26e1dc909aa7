import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { ApiAddress } from "#core/content/api-address.ts";
import { pageStylesOfSources, serverOver } from "#adapters/composition/server/http-server.ts";
import type { ViteDevServer } from "vite";
import type { Container } from "#adapters/composition/server/application.ts";
import type { ServerSurroundings, HttpServer, PageContainer } from "#adapters/composition/server/http-server.ts";
import type { ShellName } from "#cli/shell-names.ts";

const project = new URL("../../", import.meta.url);

/** Vite writes its own script and styles into pages and speaks over a socket. */
const policy = (api: string | null): string => `default-src 'self' 'unsafe-inline'; connect-src 'self' ws: ${api ?? ""}`;

/** The same server, its pages drawn from their sources: what is saved shows at once. */
export async function devServer(container: Container, name: ShellName, around: Omit<ServerSurroundings, "pages">): Promise<HttpServer> {
  const shell = new URL(`web/shells/${name}/`, project);
  process.env["SHELL_NAME"] = name; // What Vite's configuration reads.
  const tools: { vite: ViteDevServer | null } = { vite: null };
  const app = serverOver(container, {
    ...around,
    before: (request, response, next) => (tools.vite === null ? next() : tools.vite.middlewares(request, response, next)),
    pages: {
      render: (request, _, container) => drawn(request, container),
      files: () => [],
      drawing: async (product) => (await fromSources())["drawing"](product),
      policy: policy(container.get(ApiAddress)),
      keptFor: 0,
      pageStyles: async () => pageStylesOfSources(await frameOfSources(shell)),
    },
  });
  tools.vite = await createServer({
    configFile: fileURLToPath(new URL("web/vite.config.ts", project)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server }, fs: { allow: [fileURLToPath(project)] } },
  });
  app.addHook("onClose", async () => tools.vite?.close());
  return app;

  async function drawn(request: Request, container: PageContainer): Promise<Response> {
    const { vite } = tools;
    if (vite === null) return new Response(null, { status: 503 });
    const frame = await vite.transformIndexHtml("/index.html", await frameOfSources(shell));
    const { render } = await fromSources(vite);
    return render(request, container, frame);
  }

  async function fromSources(vite = tools.vite) {
    if (vite === null) throw new TypeError("nothing is drawn before the tools are there");
    return vite.ssrLoadModule(fileURLToPath(new URL("../render.ts", shell)));
  }
}

/** The shell's frame. It names files beside it and above it; Vite knows those by their place on the disk, wherever the page is. */
async function frameOfSources(shell: URL): Promise<string> {
  const frame = await readFile(new URL("index.html", shell), "utf8");
  return frame.replace(
    /(href|src)="(\.{1,2}\/[^"]+)"/g,
    (_, name: string, path: string) => `${name}="/@fs${new URL(path, shell).pathname}"`,
  );
}
