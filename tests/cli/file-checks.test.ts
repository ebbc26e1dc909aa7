import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niramaya } from "#cli/niramaya.ts";
import { anyAssessmentFile } from "#tests/arbitraries/any-assessment-file.ts";
import { anyEventFile } from "#tests/arbitraries/any-event-file.ts";
import { anyLeaderboardFile } from "#tests/arbitraries/any-leaderboard-file.ts";
import { anyQuizFile } from "#tests/arbitraries/any-quiz-file.ts";
import { anySlotsFile } from "#tests/arbitraries/any-slots-file.ts";
import { anyVisibilityFile } from "#tests/arbitraries/any-visibility-file.ts";
import { naiveAssessment } from "./assessments/naive-assessment.ts";
import { naiveSlots } from "./consultations/naive-slots.ts";
import { naiveEvent } from "./events/naive-event.ts";
import { naiveLeaderboard } from "./fitbook/naive-leaderboard.ts";
import { naiveVisibility } from "./fitbook/naive-visibility.ts";
import { naiveQuiz } from "./quizzes/naive-quiz.ts";
import { run } from "./run.ts";
import { TerminalInMemory } from "./terminal-in-memory.ts";

const example = (name: string): string => readFileSync(new URL(`../../docs/examples/${name}.json`, import.meta.url), "utf8");

const checks = [
  {
    command: "visibility check",
    file: "visibility",
    any: anyVisibilityFile,
    naive: naiveVisibility,
    keys: "people groups posts feed notifications",
    says: [
      "farah is missing: one has blocked the other (blocked).",
      "walkers is seen in full: the viewer is in it (member). Members: 2.",
      "Liked by ravi; comments (1): c1 (a tombstone), c2. The viewer may like, comment, report.",
    ],
  },
  {
    command: "leaderboard check",
    file: "leaderboard",
    any: anyLeaderboardFile,
    naive: naiveLeaderboard,
    keys: "state joinable days frozen_at players rows me entries",
    says: [
      "Rank 1: asha, score 20000, something counted on 1 day. Won: gold.",
      "Rank 2: A player, score 9400, something counted on 1 day. Won: silver.",
      "Rank 2, score 9400; 10600 more to the next higher score.",
      "e4 does not count: it was logged when its day was closed (late).",
    ],
  },
  {
    command: "quiz score",
    file: "quiz",
    any: anyQuizFile,
    naive: naiveQuiz,
    keys: "state keys attempts",
    says: [
      "It is finished (finished), deadline 2026-11-20T12:45:00Z, ended 2026-11-20T12:42:00Z. 2 questions are answered.",
      "3.50 of 6.00 points, 58 %, passed, rank 1.",
      "The answer to drink does not count: it came when the attempt was handed in (after_finish).",
    ],
  },
  {
    command: "event play",
    file: "event",
    any: anyEventFile,
    naive: naiveEvent,
    keys: "state free people outcomes",
    says: [
      "It is full. 0 seats are free.",
      "ravi let an offer run out.",
      "farah is offered a seat until 2026-11-23T03:30:00Z.",
      "accept by ravi: refused, as there is no offer (no_offer).",
    ],
  },
  {
    command: "slots list",
    file: "slots",
    any: anySlotsFile,
    naive: naiveSlots,
    keys: "slots days calendar",
    says: [
      "2026-11-23: 09:00",
      "2026-11-23 09:00 to 2026-11-23 09:30: Free (offered)",
      "2026-11-23 09:35 to 2026-11-23 10:05: Taken (booked, b1)",
      "2026-11-23 10:05 to 2026-11-23 10:20: Too short for 30 minutes (too_short)",
    ],
  },
  {
    command: "assessment check",
    file: "assessment",
    any: anyAssessmentFile,
    naive: naiveAssessment,
    keys: "enabled answered required percent missing dropped",
    says: [
      "Asked: complaint, severity, takes, which.",
      "3 of 4 required questions answered (75 %).",
      "Missing: which.",
      "Answered, but not asked any more, and therefore dropped: since.",
    ],
  },
];

describe.each(checks)("$command", ({ command, file, any, naive, keys, says }) => {
  const text = example(file);

  it("prints one JSON object with the contract's keys in the contract's order", async () => {
    const { status, output, complaints } = await run(`${command} - --json`, { "-": text });
    expect([status, complaints, Object.keys(JSON.parse(output)).join(" ")]).toEqual([0, "", keys]);
    expect(output).toBe(`${JSON.stringify(JSON.parse(output), null, 2)}\n`);
    expect(JSON.parse(output)).toEqual(naive(JSON.parse(text)));
  });

  it("says the same in sentences, each with its reason, in lines that fit", async () => {
    const { status, output, complaints } = await run(`${command} example.json`, { "example.json": text });
    expect([status, complaints]).toEqual([0, ""]);
    for (const sentence of says) expect(output.replace(/\n {4}/g, " ")).toContain(sentence);
    expect(output.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("answers generated files line by line as a naive reading does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(any(), { minLength: 1, maxLength: 5 }), fc.integer({ min: 5, max: 900 }), async (files, size) => {
        const lines = files.map((one) => JSON.stringify(one));
        const terminal = new TerminalInMemory({ files: lines.join("\n") }, size);
        expect(await niramaya([...command.split(" "), "--ndjson", "files"], terminal)).toBe(0);
        const expected = lines.map((line) => `${JSON.stringify(naive(JSON.parse(line)))}\n`).join("");
        expect([terminal.output, terminal.complaints]).toEqual([expected, ""]);
      }),
      { numRuns: 40 }, // Of three files on average: more than a hundred are read.
    );
  });

  it("says the same of generated files for people, and never fails", async () => {
    await fc.assert(
      fc.asyncProperty(any(), async (given) => {
        const { status, complaints } = await run(`${command} -`, { "-": given });
        expect([status, complaints]).toEqual([0, ""]);
      }),
    );
  });

  it("answers blank lines by blank ones and faulty lines in their place, and ends with 1", async () => {
    const line = JSON.stringify(JSON.parse(text));
    const { status, output, complaints } = await run(`${command} --ndjson -`, { "-": `\uFEFF${line}\n \t\r\n{\n[]\n\n${line}` });
    const right = JSON.stringify(naive(JSON.parse(text)));
    expect([status, complaints]).toEqual([1, ""]);
    expect(output.split("\n")).toEqual([
      right,
      "",
      '{"errors":[{"path":"","expected":"JSON"}]}',
      '{"errors":[{"path":"","expected":"one JSON object"}]}',
      "",
      right,
      "",
    ]);
  });

  it.each([
    ["{", "the input: expected JSON\n"],
    ["[]", "the input: expected one JSON object\n"],
    ["", "the input: expected JSON\n"],
    [new Uint8Array([0x7b, 0xff, 0x7d]), "the input: expected text in UTF-8\n"],
  ])("tells one line a fault and nothing else of %j", async (given, complaint) => {
    expect(await run(`${command} - --json`, { "-": given })).toEqual({ status: 1, output: "", complaints: complaint });
  });

  it("takes nothing but one file that can be read", async () => {
    for (const given of [command, `${command} a b`, `${command} - --yaml`, `${command} missing`, `${command} --ndjson missing`]) {
      const { status, output, complaints } = await run(given, { "-": text });
      expect([given, status, output, complaints === ""]).toEqual([given, 2, "", false]);
    }
  });

  it("survives whatever JSON it is given", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (given) => {
        const { status, output } = await run(`${command} --ndjson -`, { "-": given.replaceAll("\n", " ") });
        expect([status, Object.keys(JSON.parse(output))]).toEqual([1, ["errors"]]);
      }),
    );
  });
});
