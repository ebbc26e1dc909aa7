import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, running } from "./programs.ts";

/** HAProxy before several servers, as docs/operations.md has it, until the test is over: its address. One request after another goes to the next server. */
export async function aBalancer(addresses: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-balancer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const servers = addresses.map((address, nth) => `  server shop${nth + 1} 127.0.0.1:${new URL(address).port} check`).join("\n");
  await writeFile(
    join(folder, "haproxy.cfg"),
    `defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
frontend site
  bind 127.0.0.1:${port}
  default_backend shops
backend shops
  balance roundrobin
  option httpchk GET /api/health/ready
  default-server inter 500ms fall 1 rise 1
  option redispatch 1
  retries 2
  retry-on conn-failure
  option forwardfor
${servers}
`,
  );
  await running("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], port);
  return `http://localhost:${port}`;
}
