import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, running } from "#tests/cluster/programs.ts";

export const BALANCERS = ["haproxy", "nginx"] as const;
export type Balancer = (typeof BALANCERS)[number];

/** nginx before one server, which keeps pages and files as docs/operations.md has it, until the test is over: its address. */
export async function aCache(address: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-cache-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const [place = "", ...storage] = (await configurationAfter("nginx does it too")).split("\n");
  const stored = exchanged(await nginxAt(port, [`127.0.0.1:${new URL(address).port}`], folder), [
    [/(?=upstream )/, `${place.replace("/var/cache/nginx/niramaya", join(folder, "kept"))}\n`],
    [/(?<=location \/ \{)/, storage.join("\n")],
  ]);
  const file = join(folder, "cache.conf");
  await writeFile(file, stored);
  await running("nginx", ["-c", file, "-p", folder, "-e", join(folder, "log")], port);
  return `http://localhost:${port}`;
}

/**
 * HAProxy or nginx before several servers, as docs/operations.md has it but for TLS, until the test is over: its address. One request after
 * another goes to the next server.
 */
export async function aBalancer(addresses: readonly string[], balancer: Balancer = "haproxy"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-balancer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const servers = addresses.map((address) => `127.0.0.1:${new URL(address).port}`);
  const file = join(folder, "balancer.conf");
  await writeFile(file, balancer === "haproxy" ? await haproxyAt(port, servers) : await nginxAt(port, servers, folder));
  await running(balancer, balancer === "haproxy" ? ["-db", "-f", file] : ["-c", file, "-p", folder, "-e", join(folder, "log")], port);
  return `http://localhost:${port}`;
}

const haproxyAt = async (port: number, servers: readonly string[]): Promise<string> =>
  exchanged(await configurationAfter("Or behind HAProxy"), [
    [/bind :443 ssl crt .*/, `bind 127.0.0.1:${port}`],
    [/ +http-request set-header X-Forwarded-Proto https\n/, ""],
    [/( +server shop\d .*\n?)+/, servers.map((server, nth) => `  server shop${nth + 1} ${server} check\n`).join("")],
  ]);

async function nginxAt(port: number, servers: readonly string[], folder: string): Promise<string> {
  const site = exchanged(await configurationAfter("Behind nginx:"), [
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*;/, ""],
    [/server 10\.0\.0\.11.*?;.*?(?= keepalive)/, servers.map((server) => `server ${server};`).join(" ")],
  ]);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(" ");
  return `daemon off; master_process off; pid ${join(folder, "pid")}; events {}\nhttp { access_log off; ${places}\n${site}\n}\n`;
}

/** The block of docs/operations.md that follows a line. */
async function configurationAfter(beginning: string): Promise<string> {
  const page = await readFile(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
  const lines = page
    .slice(page.indexOf(`\n${beginning}`))
    .split("\n")
    .slice(2);
  const from = lines.findIndex((line) => line.startsWith("    "));
  const to = lines.findIndex((line, nth) => nth > from && line !== "" && !line.startsWith("    "));
  return lines
    .slice(from, to)
    .map((line) => line.slice(4))
    .join("\n");
}

/** With what differs here: each of it has to stand there. */
function exchanged(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [what, by]) => {
    if (!what.test(changed)) throw new Error(`docs/operations.md has no ${what}`);
    return changed.replace(what, by);
  }, text);
}
