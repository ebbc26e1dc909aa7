import { Buffer } from "node:buffer";
import { Encoded } from "#adapters/http-server/answers/encoded.ts";
import { PAGE_POLICY } from "#adapters/http-server/answers/security-headers.ts";
import { send } from "#adapters/http-server/answers/send.ts";
import type { FastifyInstance } from "fastify";
import type { ApiDocument, Operation, Schema } from "#adapters/http-contract/api-document.ts";

const AN_HOUR = "public, max-age=3600";

/**
 * The API's document at /api/docs/openapi.json, and a page that shows it to people at /api/docs. Each is made and compressed once, when it
 * is first asked for.
 */
export function addApiPages(app: FastifyInstance, document: () => Promise<ApiDocument>): void {
  const known = once(document);
  const encoded = once(async () => new Encoded(Buffer.from(JSON.stringify(await known())), "thorough"));
  const page = once(async () => new Encoded(Buffer.from(pageOf(await known())), "thorough"));
  app.get("/api/docs/openapi.json", async (request, reply) =>
    send(request, reply.header("cache-control", AN_HOUR).type("application/json; charset=utf-8"), await encoded()),
  );
  app.get("/api/docs/style.css", async (_, reply) => reply.header("cache-control", AN_HOUR).type("text/css; charset=utf-8").send(STYLE));
  app.get("/api/docs", async (request, reply) => {
    reply.header("cache-control", AN_HOUR).header("content-security-policy", PAGE_POLICY).type("text/html; charset=utf-8");
    return send(request, reply, await page());
  });
}

/** A value that is made when it is first asked for, and again if making it failed. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function pageOf({ info, tags, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }));
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)} API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${text(info.title)} API ${text(info.version)}</h1>
<p>${text(info.description)}</p>
<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Parts"><ul>${parts.map(({ name, calls }) => `<li><a href="#${text(name)}">${text(name)}</a> ${calls.length}</li>`).join("")}</ul></nav>
${parts.map(({ name, calls }) => `<section id="${text(name)}"><h2>${text(name)}</h2>\n${calls.map(callOf).join("\n")}</section>`).join("\n")}
</main>
</body>
</html>
`;
}

type Call = { readonly path: string; readonly method: string; readonly operation: Operation };

function callOf({ path, method, operation }: Call): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const bodies = Object.entries(requestBody?.content ?? {});
  return `<article id="${text(operationId)}">
<h3><code><b>${text(method.toUpperCase())}</b> /api${text(path)}</code></h3>
<p>${text(summary)}.${security.length > 0 ? " For those who are signed in." : ""}</p>
${
  parameters.length === 0
    ? ""
    : table(
        ["Field", "In the address", ""],
        parameters.map(({ name, required, schema }) => [code(name), code(briefly(schema)), required ? "required" : ""]),
      )
}
${bodies.map(([type, { schema }]) => folded(`Body, ${type}`, schema)).join("")}
${Object.entries(responses)
  .flatMap(([status, { description, content }]) => Object.values(content).map(({ schema }) => folded(`${status} – ${description}`, schema)))
  .join("")}
</article>`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const folded = (title: string, schema: Schema): string =>
  `<details><summary>${text(title)}</summary><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre></details>\n`;

const code = (content: string): string => `<code>${text(content)}</code>`;

/** The type of a field in one line. */
function briefly(schema: Schema): string {
  const { type, enum: choices, const: only, maxLength, pattern, default: otherwise, anyOf } = schema;
  if (Array.isArray(choices)) return choices.map(String).join(" | ");
  if (only !== undefined) return String(only);
  if (Array.isArray(anyOf)) return anyOf.map((part) => briefly(Object(part))).join(" | ");
  const limits = [
    maxLength === undefined ? "" : `up to ${maxLength}`,
    pattern === undefined ? "" : String(pattern),
    otherwise === undefined ? "" : `else ${otherwise}`,
  ];
  return [String(type ?? "any"), ...limits.filter((limit) => limit !== "")].join(", ");
}

const text = (plain: string): string => plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
article { border-top: 1px solid; padding: .5rem 0 1rem; }
h3 { overflow-wrap: anywhere; margin-bottom: 0; }
table { border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .25rem 0; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; border: 1px solid; padding: .5rem; }
`;
