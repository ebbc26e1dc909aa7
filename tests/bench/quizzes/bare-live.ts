import type { ServerResponse } from "node:http";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";

/** Streams to which a text is sent as it comes, and an answer that is one insert. */
export const routes: BareRoutes = (app, pool) => {
  const open = new Set<ServerResponse>();
  app.get("/bare/live", (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    reply.raw.write(": here\n\n");
    open.add(reply.raw);
    request.raw.once("close", () => open.delete(reply.raw));
  });
  app.post("/bare/live", async (request) => {
    const { said } = request.body as { readonly said: string };
    for (const stream of open) stream.write(said);
    return {};
  });
  app.put("/bare/answer", async (request) => {
    const { player, question, value } = request.body as { readonly player: string; readonly question: string; readonly value: string };
    await pool.query({
      name: "answer",
      text: "insert into bare_answer (player, question, value, points, at) values ($1, $2, $3, $4, now())",
      values: [player, question, value, value === "two" ? 100 : 0],
    });
    return {};
  });
};
