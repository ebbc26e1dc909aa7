import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { aStockedPlace } from "#tests/stocked-template.ts";
import { aSmallFitbook } from "./a-small-fitbook.ts";
import { answersTo, checkedAnswers } from "./answers.ts";
import { exportedWorld } from "./exported-world.ts";
import { anyFitbookAct } from "./fitbook-acts.ts";
import type { Application } from "#adapters/composition/server/application.ts";
import type { Served, SmallFitbook } from "./a-small-fitbook.ts";
import type { Answers } from "./answers.ts";
import type { ExportedWorld } from "./exported-world.ts";

/**
 * `minutes`: as long as that at most, the search for a shorter walk that fails among it. `reaches`: what must have been answered by the
 * end, so that no walk passes that shows nothing. `seed` null: another walk each time.
 */
export type Walks = {
  readonly runs: number;
  readonly minutes?: number;
  readonly acts: number;
  readonly seed: number | null;
  readonly reaches: readonly Reached[];
};
export type Reached = ReturnType<typeof reachedIn>[number];

/**
 * Walks of five people through Fitbook, over the API of the product and a PostgreSQL of its own. After each act somebody is answered what
 * `visibility check` tells of the rows that are kept; in the end everybody is.
 */
export function walksThroughFitbook({ runs, minutes = 5, acts: most, seed, reaches }: Walks): void {
  let product: Application;
  let served: Served;
  let at = Date.now();
  beforeAll(async () => {
    const place = await aStockedPlace();
    product = await wholeApplication(place);
    const { container } = product;
    container.rebind(Clock).toConstantValue(() => at);
    const app = serverOver(container, { pages: null, log: "off" });
    const pass = (by: number) => {
      at += by;
    };
    served = { app, container, db: openDatabase(place), pass };
  }, 180_000);
  afterAll(async () => {
    await served.app.close();
    await served.db.destroy();
    await product.close();
  });

  it("answers everybody as visibility check does of the rows that are kept, after each act", { timeout: 1_800_000 }, async () => {
    const reached = new Set<Reached>();
    const anyActs = fc.noBias(fc.array(anyFitbookAct, { minLength: 1, maxLength: most, size: "max" }));
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const fitbook = await aSmallFitbook(served);
        for (const act of acts) {
          const hasChanged = await fitbook.act(act);
          if (hasChanged) await isToldAsChecked(fitbook, fitbook.people[act.other] ?? expect.unreachable(), reached);
        }
        for (const viewer of fitbook.people) await isToldAsChecked(fitbook, viewer, reached);
      }),
      { numRuns: runs, interruptAfterTimeLimit: minutes * 60_000, ...(seed === null ? {} : { seed }) },
    );
    expect(reaches.filter((one) => !reached.has(one))).toEqual([]);
  });

  /** Who is not there is answered nothing. */
  async function isToldAsChecked(fitbook: SmallFitbook, viewer: string, reached: Set<Reached>): Promise<void> {
    const world = await exportedWorld(served.db, fitbook);
    if (world.people.find(({ _id }) => _id === viewer)?.state !== "active") return;
    const answered = await answersTo(fitbook, world, viewer);
    const line = `\nnode cli/main.ts visibility check - <<'END'\n${JSON.stringify({ viewer, ...world })}\nEND\n`;
    expect(answered, line).toEqual(checkedAnswers(world, viewer, answered));
    for (const one of reachedIn(world, viewer, answered)) reached.add(one);
  }
}

function reachedIn(world: ExportedWorld, viewer: string, answered: Answers) {
  const threads = answered.posts.flatMap(({ thread = [] }) => thread);
  const posts = world.posts.flatMap((post, nth) => (post.author === viewer ? [] : [{ ...post, ...answered.posts[nth] }]));
  const told = new Set(answered.notifications.map(({ _id }) => world.notifications.find(({ within }) => within === _id)?.kind));
  return [
    ...(threads.some(({ shown }) => shown === "tombstone") ? ["tombstone" as const] : []),
    ...(threads.some(({ shown }) => shown === "shown") ? ["comment" as const] : []),
    ...(posts.some(({ sees, group }) => sees && group !== null) ? ["post of a group" as const] : []),
    ...(posts.some(({ sees, audience }) => sees && audience === "followers") ? ["post for followers" as const] : []),
    ...(posts.some(({ sees, audience }) => !sees && audience === "everybody") ? ["unseen post for everybody" as const] : []),
    ...(posts.some(({ isTaken = false }) => isTaken) ? ["picture" as const] : []),
    ...(posts.some(({ likers }) => (likers ?? []).length > 0) ? ["liker" as const] : []),
    ...(answered.groups.some(({ asking }) => (asking ?? []).length > 0) ? ["request to a group" as const] : []),
    ...(answered.groups.some(({ sees }) => sees === "missing") ? ["missing group" as const] : []),
    ...(told.has("post-liked") ? ["told of a like" as const] : []),
    ...(told.has("post-commented") ? ["told of a comment" as const] : []),
    ...(told.has("comment-replied") ? ["told of a reply" as const] : []),
    ...(told.has("group-joined") ? ["told of a member" as const] : []),
    ...(answered.notifications.some(({ others }) => others > 0) ? ["told of several" as const] : []),
  ];
}
