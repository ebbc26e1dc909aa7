import { describe, expect, it } from "vitest";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { at, dayOf, made, on, boardFor, challengesSuite } from "#tests/core/fitbook/challenges/challenges-suite.ts";
import type { Ports } from "#tests/core/fitbook/challenges/challenges-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): Ports => ({ ties: relationsInPostgres(db, beats), challenges: postgresChallenges(db), people: postgresPeople(db) });

challengesSuite("PostgreSQL", inPostgres);

describe("challenges in PostgreSQL at the same time", () => {
  it("are frozen once, and take no entry into a result or beside it", async () => {
    const ports = inPostgres();
    const [asha, ravi] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi")];
    const challenge = await made(ports, asha);
    for (const one of [asha, ravi]) await at(on(0), ports).join(one, challenge);
    const frozen = on(4, 0);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, nth) => at(frozen - 1, ports).note(asha, { challenge, day: dayOf(2), amount: 100 + nth })),
      ...Array.from({ length: 4 }, () => boardFor(ports, ravi, challenge, frozen)),
    ]);
    expect(answers).toHaveLength(10);
    const [result] = await ports.challenges.results(challenge, { from: 0, limit: 5 });
    const entries = await ports.challenges.entries(asha, challenge);
    const last = entries[0]?.changes.at(-1)?.amount ?? entries[0]?.amount ?? 0;
    expect(result?.score).toBe(last);
    expect(await ports.challenges.results(challenge, { from: 0, limit: 5 })).toHaveLength(2);
  });
});
