import module from "node:module";
import type fs from "node:fs";
import type util from "node:util";

const required = module.createRequire(import.meta.url);

/**
 * What every command asks of Node. An import would make all that these modules have, their streams and worker threads among it, before a
 * command begins: that takes as long as checking a cart does.
 */
export const { parseArgs }: typeof util = required("node:util");
export const { createReadStream, readFileSync, statSync }: typeof fs = required("node:fs");
