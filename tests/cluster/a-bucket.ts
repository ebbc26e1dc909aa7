import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { S3Client } from "@bradenmacdonald/s3-lite-client";
import { onTestFinished } from "vitest";
import { freePort, programOf, running } from "./programs.ts";
import type { Ends } from "./programs.ts";

/** OpenStack Swift, which speaks S3: its four servers, as Debian has them. */
export const SWIFT = [
  "swift-account-server",
  "swift-container-server",
  "swift-object-server",
  "swift-proxy-server",
  "swift-ring-builder",
] as const;

const KEY = { accessKey: "shop:files", secretKey: "secret" };

/**
 * A Swift of one device on this machine, until the test is over, unless `ends` takes its end. Answers how many buckets one wants of it:
 * their addresses for FILES_URL.
 */
export async function aSwift(
  ends: Ends = onTestFinished,
): Promise<{ readonly bucket: (name: string) => Promise<string>; readonly kill: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-swift-"));
  ends(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "devices", "one"), { recursive: true });
  await writeFile(
    join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n[storage-policy:0]\nname = one\ndefault = yes\n",
  );
  for (const kind of ["account", "container", "object"] as const) {
    const port = await freePort();
    await written(
      folder,
      kind,
      port,
      `devices = ${join(folder, "devices")}\nmount_check = false`,
      `[pipeline:main]\npipeline = ${kind}-server\n`,
    );
    await aRing(folder, kind, port);
    await started(folder, kind, port, ends);
  }
  const port = await freePort();
  await written(folder, "proxy", port, "", PROXY);
  const { kill } = await started(folder, "proxy", port, ends);
  return {
    kill,
    bucket: async (name) => {
      await new S3Client({ endPoint: `http://127.0.0.1:${port}`, region: "us-east-1", ...KEY }).makeBucket(name);
      return `http://${encodeURIComponent(KEY.accessKey)}:${KEY.secretKey}@127.0.0.1:${port}/${name}`;
    },
  };
}

/** Signatures are compared, large files come in parts, and nobody else sees a bucket. */
const PROXY = `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_files = secret .admin
[filter:slo]
use = egg:swift#slo
`;

async function written(folder: string, kind: string, port: number, more: string, pipeline: string): Promise<void> {
  const app =
    kind === "proxy"
      ? "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
      : `[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
  const head = `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userOfThisProcess()}\nswift_dir = ${folder}\nlog_level = ERROR\n${more}\n`;
  await writeFile(join(folder, `${kind}.conf`), `${head}${pipeline}${app}`);
}

const userOfThisProcess = (): string => (process.getuid?.() === 0 ? "root" : (process.env["USER"] ?? "root"));

/** Where everything of a kind lies: on the one device. */
async function aRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = programOf("swift-ring-builder") ?? "";
  const file = `${kind}.builder`;
  for (const given of [["create", "4", "1", "0"], ["add", `r1z1-127.0.0.1:${port}/one`, "1"], ["rebalance"]])
    await promisify(execFile)(builder, [file, ...given], { cwd: folder });
}

const started = (folder: string, kind: string, port: number, ends: Ends) =>
  running(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], port, { env: { ...process.env, SWIFT_DIR: folder }, ends });
