import type { HttpServer } from "#adapters/composition/server/http-server.ts";

/**
 * Sets the clock of this process, and that of its database's sessions, so many seconds ahead; negative: back. For tests alone. A library
 * that stands before the system's own (libfaketime) ends a process whose timers wait. Timers go on by the machine's clock.
 */
export function setClockAhead(seconds: number): void {
  const Machine = globalThis.Date;
  const now = () => Machine.now() + seconds * 1_000;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  // `now()` is looked for in the schema of the clock before it is found among PostgreSQL's own. Tables go on being made in the first of
  // these.
  process.env["PGOPTIONS"] = "-c search_path=public,test_clock,pg_catalog";
}

/** Has answers tell the time of that clock: their `Date` as Node makes it goes by the machine's. */
export function tellTheSetTime(app: HttpServer): void {
  app.addHook("onRequest", (_, reply, done) => {
    reply.header("date", new Date().toUTCString());
    done();
  });
}
