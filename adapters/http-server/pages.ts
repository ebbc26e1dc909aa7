import { codingFor } from "./encoded.ts";
import { filesIn } from "./files.ts";
import { KeptPages, pageOf } from "./kept-pages.ts";
import { PAGE_POLICY } from "./policy.ts";
import { RETRY_AFTER } from "./retry-after.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Encoded } from "./encoded.ts";
import type { File } from "./files.ts";

/** How pages are rendered, and the folder of the files that they load; null: something else serves those. */
export type Pages = {
  readonly render: (request: Request) => Promise<Response>;
  readonly files: string | null;
  /** In development the tools write into pages, and nothing is kept; everywhere else the policy holds. */
  readonly policy?: string;
  readonly keptFor?: number;
};

const ONE_SECOND = 1_000;
const MOST_KEPT = 300;

/** Pages at every address that nothing else answers, and the files that they load. */
export function addPages(app: FastifyInstance, { render, files, policy = PAGE_POLICY, keptFor = ONE_SECOND }: Pages): void {
  const known = files === null ? new Map<string, File>() : filesIn(files);
  const visitors = new KeptPages(async (address) => pageOf(await render(requestAt(address))), { keptFor, most: MOST_KEPT });

  app.get(
    "/*",
    {
      errorHandler(error, request, reply) {
        request.log.error(error);
        return reply.code(500).type("text/plain; charset=utf-8").send("An error occurred while showing the error page");
      },
    },
    async (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? "/";
      const file = known.get(path);
      if (file !== undefined) {
        reply.type(file.type).header("cache-control", file.caching);
        return file.isPacked ? reply.send(file.body.bytes) : send(request, reply, file.body);
      }
      if (path.startsWith("/assets/")) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");

      const page = isVisitors(request) ? await visitors.at(request.url) : await pageOf(await render(requestAt(request.url, request)));
      if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
      reply.code(page.status).headers(page.headers).header("content-security-policy", policy);
      reply.header("cache-control", isVisitors(request) ? "no-cache" : "private, no-store");
      return send(request, reply, page.body);
    },
  );
}

/** Somebody of whom nothing is known: a page for them is the same for all. */
const isVisitors = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined && headers.cookie === undefined;

/** Of a visitor's request only the address goes on, so that nothing of one can be kept for another. */
function requestAt(address: string, asked?: FastifyRequest): Request {
  const { authorization, cookie } = asked?.headers ?? {};
  return new Request(`http://localhost${address}`, {
    headers: { ...(authorization === undefined ? {} : { authorization }), ...(cookie === undefined ? {} : { cookie }) },
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, body: Encoded): Promise<FastifyReply> {
  reply.header("vary", "accept-encoding");
  const coding = codingFor(request.headers["accept-encoding"], body.bytes.length);
  if (coding === null) return reply.send(body.bytes); // Not a Response: Fastify's own HEAD fails on one.
  return reply.header("content-encoding", coding).send(await body.as(coding));
}
