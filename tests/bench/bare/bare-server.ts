// A bare Fastify over pg with the routes of the module that BARE_ROUTES names, in a process of its own.
import Fastify from "fastify";
import pg from "pg";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";

const { routes }: { routes: BareRoutes } = await import(process.env["BARE_ROUTES"] ?? "");
const pool = new pg.Pool({ ...JSON.parse(process.env["BARE_DATABASE"] ?? "{}"), max: 10 });
pool.on("error", () => {});
const app = Fastify();
routes(app, pool);
process.on("message", () => process.send?.({ used: process.cpuUsage() }));
process.send?.({ address: await app.listen({ port: 0, host: "127.0.0.1" }) });
