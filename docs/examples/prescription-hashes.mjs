// Works out the hash of each signed prescription in an export of somebody's data, with nothing of this project: node prescription-hashes.mjs export.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A value as RFC 8785 writes it. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
};

for (const { content, hash } of JSON.parse(readFileSync(process.argv[2], "utf8")).prescriptions) {
  const own = createHash("sha256").update(canonical(content)).digest("hex");
  console.log(`${content.number} version ${content.version}: ${own.slice(0, 16)}, ${own === hash ? "as it was signed" : "changed"}`);
}
