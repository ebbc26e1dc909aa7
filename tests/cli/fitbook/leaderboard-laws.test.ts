import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WireLeaderboard } from "#tests/arbitraries/any-leaderboard-file.ts";
import { anyLeaderboardFile } from "#tests/arbitraries/any-leaderboard-file.ts";
import { zones } from "#tests/in-each-zone.ts";
import { checkedLeaderboard } from "./checked-leaderboard.ts";

const anyBoard = (): fc.Arbitrary<WireLeaderboard> => anyLeaderboardFile().map((file) => JSON.parse(JSON.stringify(file)));

const inEachZone = zones();

describe("a board", () => {
  it("is the same wherever it is worked out", () => {
    fc.assert(
      fc.property(anyBoard(), (file) => {
        const [here, ...elsewhere] = inEachZone(() => JSON.stringify(checkedLeaderboard(file)));
        for (const board of elsewhere) expect(board).toBe(here);
      }),
    );
  });

  it("has ranks that anybody can work out again from its scores", () => {
    fc.assert(
      fc.property(anyBoard(), (file) => {
        const { rows, players } = checkedLeaderboard(file);
        expect(rows.length).toBe(players);
        for (const { rank, score } of rows) expect(rank).toBe(score === 0 ? null : 1 + rows.filter((other) => other.score > score).length);
        expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).toSorted((a, b) => b - a));
      }),
    );
  });

  it("is the same in whatever order its entries came", () => {
    fc.assert(
      fc.property(
        anyBoard().chain((file) => fc.tuple(fc.constant(file), fc.shuffledSubarray([...file.entries], { minLength: file.entries.length }))),
        ([file, entries]) => {
          const { entries: _, ...board } = checkedLeaderboard(file);
          expect(checkedLeaderboard({ ...file, entries })).toMatchObject(board);
        },
      ),
    );
  });

  it("never changes once it is completed, whatever comes after", () => {
    fc.assert(
      fc.property(anyBoard(), (file) => {
        const { frozen_at: frozen } = checkedLeaderboard(file);
        const { entries: _, ...final } = checkedLeaderboard({ ...file, at: frozen });
        const late = { _id: "late", person: file.players[0]?.person, day: file.challenge.start, amount: 5, logged_at: frozen };
        const { entries: __, ...after } = checkedLeaderboard({ ...file, at: "2027-01-01T00:00Z", entries: [...file.entries, late] });
        expect(after).toEqual(final);
      }),
    );
  });

  it("tells a block from a wish for no name by nothing", () => {
    fc.assert(
      fc.property(anyBoard(), fc.nat(), (file, index) => {
        const player = file.players[index % file.players.length];
        if (player === undefined || player.person === file.viewer || file.viewer === null || file.viewer === undefined) return;
        const { viewer } = file;
        const blocks = (file.blocks ?? []).filter(({ from, to }) => ![from, to].includes(player.person));
        const anonymous = {
          ...file,
          blocks,
          players: file.players.map((one) => ({ ...one, anonymous: one === player || one.anonymous === true })),
        };
        const blocked = { ...file, blocks: [...blocks, { from: player.person, to: viewer }] };
        expect(checkedLeaderboard(blocked)).toEqual(checkedLeaderboard(anonymous));
      }),
    );
  });
});
