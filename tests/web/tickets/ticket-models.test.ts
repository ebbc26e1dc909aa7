import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ListMyTickets, ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SendTicketPicture, SendTicketVideo } from "#core/tickets/send-ticket-file.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { LONGEST_TICKET_TEXT, MOST_TICKET_FILES, ticketNumber } from "#core/tickets/ticket.ts";
import { EarlierTicketsModel, earlierTicketsNeeds } from "#web/features/tickets/earlier-tickets-model.ts";
import { MessageModel, messageNeeds } from "#web/features/tickets/message-model.ts";
import { NewTicketModel, newTicketNeeds } from "#web/features/tickets/new-ticket-model.ts";
import { TicketListModel, ticketListNeeds } from "#web/features/tickets/ticket-list-model.ts";
import { TicketModel, ticketNeeds } from "#web/features/tickets/ticket-model.ts";
import { pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { FileUpload } from "#web/platform/uploads/file-uploads-model.ts";

const number = ticketNumber(10_001);
const subject = { kind: "order", id: order } as const;
const ticket: Ticket = { number, customer: asha, subject, topic: "delivery", state: "open", openedAt: 0, resolvedAt: null, messages: [] };
const named = (name: string) => ({ ...subject, name, start: null });
const later: Ticket = { ...ticket, number: ticketNumber(10_002) };
const picture = (state: FileUpload<"picture">["state"]) => ({ key: 1, kind: "picture", drawing: null, state }) as const;

describe("what a customer says on a ticket", () => {
  const saying = () => new MessageModel(asha, lateNeeds(aStage().allDependencies, messageNeeds), newKeys());

  it("is nothing before something is written or chosen", () => {
    const model = saying();
    expect([model.isChanged, model.faults]).toEqual([false, []]);
    model.type("  ");
    expect(model.isChanged).toBe(false);
    model.type(" Where? ");
    expect(model.isChanged).toBe(true);
    model.type("");
    model.files.files = [picture({ kind: "sending", share: 0 })];
    expect(model.isChanged).toBe(true);
  });

  it("says what is wrong with it, once for each try, until it is written on", async () => {
    const model = saying();
    expect([await model.send(async () => ok(ticket)), model.faults, model.tries]).toEqual([null, ["empty"], 1]);
    model.type("x".repeat(LONGEST_TICKET_TEXT + 1));
    expect(model.faults).toEqual([]);
    model.files.files = [picture({ kind: "sending", share: 0 }), picture({ kind: "failed", why: "unavailable", prepared: null })];
    expect([model.check(), model.faults, model.tries]).toEqual([false, ["too-long", "files-sending", "files-failed"], 2]);
    model.type(` ${"x".repeat(LONGEST_TICKET_TEXT)} `);
    model.files.empty();
    expect([model.check(), model.faults, model.tries]).toEqual([true, [], 2]);
  });

  it("is said once under its own id, with its files, and leaves nothing for what is said next", async () => {
    const model = saying();
    model.type("  Where? ");
    model.files.files = [picture({ kind: "sent", file: fileId("one") })];
    const said: unknown[] = [];
    const say = async (words: unknown) => {
      said.push(words);
      return ok(ticket);
    };
    expect(await model.send(say)).toEqual(ticket);
    expect([model.text, model.files.files, model.isChanged, model.state]).toEqual(["", [], false, { kind: "ready" }]);
    model.type("Thanks");
    await model.send(say);
    expect(said).toEqual([
      { id: "key-1", text: "Where?", files: ["one"] },
      { id: "key-2", text: "Thanks", files: [] },
    ]);
  });

  it("sends the files of its customer as soon as they are chosen, so many and no more", async () => {
    const stage = aStage();
    const pictures = inTurn(stage, SendTicketPicture, ok(fileId("one")));
    const videos = inTurn(stage, SendTicketVideo, ok(fileId("two")));
    const { files } = new MessageModel(asha, lateNeeds(stage.allDependencies, messageNeeds), newKeys());
    files.add("picture", [new Blob(["x"], { type: "image/png" })]);
    files.add("video", [new Blob(["y"], { type: "video/mp4" })]);
    await expect
      .poll(() => files.sent)
      .toEqual([
        { kind: "picture", file: "one" },
        { kind: "video", file: "two" },
      ]);
    expect([pictures[0]?.[0], videos[0]?.[0], files.most]).toEqual([asha, asha, MOST_TICKET_FILES]);
  });

  it("is said once and not complained of as long as it is on its way", async () => {
    const model = saying();
    const answer = pending<ReturnType<typeof ok<Ticket>>>();
    model.type("Where?");
    const sending = model.send(() => answer.promise);
    model.type(" ");
    expect([await model.send(async () => ok(later)), model.faults, model.tries]).toEqual([null, [], 0]);
    answer.answer(ok(ticket));
    expect(await sending).toEqual(ticket);
  });

  it("stays where it is refused, under the same id, until it is written on", async () => {
    const model = saying();
    const ids: string[] = [];
    model.type("Where?");
    const refuse = async ({ id }: { readonly id: string }) => {
      ids.push(id);
      return refused({ kind: "is-over" } as const);
    };
    expect([await model.send(refuse), model.state, model.text]).toEqual([
      null,
      { kind: "refused", refusal: { kind: "is-over" } },
      "Where?",
    ]);
    await model.send(refuse);
    expect(ids).toEqual(["key-1", "key-1"]);
    model.type("When?");
    expect(model.state).toEqual({ kind: "ready" });
  });
});

describe("a new ticket", () => {
  const opening = (...answers: readonly (Awaited<ReturnType<OpenTicket>> | "outage")[]) => {
    const stage = aStage();
    return {
      opened: inTurn(stage, OpenTicket, ...answers),
      model: new NewTicketModel(asha, subject, { ...lateNeeds(stage.allDependencies, newTicketNeeds), newKey: newKeys() }),
    };
  };

  it("needs a topic and words, and says both at once", async () => {
    const { model, opened } = opening();
    expect([model.topic, model.isTopicMissing]).toEqual([null, false]);
    expect([await model.send(), model.isTopicMissing, model.words.faults, model.tries]).toEqual([null, true, ["empty"], 1]);
    model.choose("delivery");
    expect([model.topic, model.isTopicMissing]).toEqual(["delivery", false]);
    expect([await model.send(), model.isTopicMissing, model.tries, opened]).toEqual([null, false, 2, []]);
  });

  it("is not opened without a topic, whatever is written", async () => {
    const { model, opened } = opening(ok(ticket));
    model.words.type("Where?");
    expect([await model.send(), model.isTopicMissing, model.words.faults, opened]).toEqual([null, true, [], []]);
    model.choose("delivery");
    expect(await model.send()).toEqual(ticket);
  });

  it("is opened about its order", async () => {
    const { model, opened } = opening(ok(ticket));
    model.choose("delivery");
    model.words.type("Where?");
    expect(await model.send()).toEqual(ticket);
    expect(opened).toEqual([
      [
        { customer: asha, language: null },
        { subject, topic: "delivery", words: { id: "key-1", text: "Where?", files: [] } },
      ],
    ]);
  });
});

describe("a ticket", () => {
  const showing = (
    shown: readonly (Awaited<ReturnType<ShowMyTicket>> | "outage")[],
    answer: Awaited<ReturnType<AnswerTicket>> | "outage" = ok(later),
  ) => {
    const stage = aStage();
    const looked = inTurn(stage, ShowMyTicket, ...shown);
    const answered = inTurn(stage, AnswerTicket, answer);
    const reopened = inTurn(stage, ReopenTicket, answer);
    return {
      model: new TicketModel(asha, number, { ...lateNeeds(stage.allDependencies, ticketNeeds), newKey: newKeys() }),
      looked,
      answered,
      reopened,
    };
  };

  it("is read, or is none, or can't be had", async () => {
    const { model, looked } = showing(["outage", refused({ kind: "unknown-ticket" }), ok(ticket)]);
    const seen: unknown[] = [model.seen];
    for (let times = 0; times < 3; times += 1) {
      await model.ask();
      seen.push(model.seen);
    }
    expect(seen).toEqual([{ kind: "reading" }, { kind: "unavailable" }, { kind: "unknown" }, { kind: "read", ticket }]);
    expect(looked[0]).toEqual([asha, number]);
  });

  it.each([
    ["open", "answered"],
    ["waiting-for-customer", "answered"],
    ["resolved", "reopened"],
    ["closed", "reopened"],
  ] as const)("that is %s is %s by what is said, and shown as it is then", async (state, action) => {
    const { model, answered, reopened, looked } = showing([ok({ ...ticket, state })]);
    await model.send();
    await model.ask();
    model.words.type("Where?");
    expect(model.isSaid).toBe(false);
    await model.send();
    const sent = { answered, reopened };
    expect(sent[action]).toEqual([[asha, { number, words: { id: "key-1", text: "Where?", files: [] } }]]);
    expect([answered.length + reopened.length, model.isSaid, model.seen, looked.length]).toEqual([
      1,
      true,
      { kind: "read", ticket: later },
      1,
    ]);
    const again = model.send();
    expect(model.isSaid).toBe(false);
    await again;
  });

  it.each([
    ["is-over", 2],
    ["does-not-fit", 2],
    ["unknown-file", 1],
  ] as const)("is looked at anew where staff were faster: %s", async (kind, looks) => {
    const { model, looked } = showing([ok(ticket)], refused({ kind, state: "closed" }));
    await model.ask();
    model.words.type("Where?");
    await model.send();
    await turnOver();
    expect([looked.length, model.isSaid, model.words.state.kind]).toEqual([looks, false, "refused"]);
  });

  it("says nothing before it is read", async () => {
    const { model, answered } = showing(["outage"]);
    model.words.type("Where?");
    await model.send();
    expect(answered).toEqual([]);
  });
});

describe("tickets", () => {
  it("are listed page by page", async () => {
    const stage = aStage();
    const requested = inTurn(
      stage,
      ListMyTickets,
      { tickets: [ticket], subjects: [named("1")], next: number },
      { tickets: [later], subjects: [named("2")], next: null },
    );
    const model = new TicketListModel(asha, lateNeeds(stage.allDependencies, ticketListNeeds));
    expect([model.state, model.more]).toEqual([{ kind: "reading" }, "ready"]);
    await model.ask();
    await model.askMore();
    expect(model.state).toEqual({ kind: "read", value: { tickets: [ticket, later], subjects: [named("1"), named("2")], next: null } });
    expect(requested).toEqual([
      [asha, null],
      [asha, number],
    ]);
  });

  it("of an order are none as long as they can't be had", async () => {
    const stage = aStage();
    const requested = inTurn(stage, ListTicketsAbout, "outage", [ticket]);
    const model = new EarlierTicketsModel(asha, subject, lateNeeds(stage.allDependencies, earlierTicketsNeeds));
    await model.ask();
    expect(model.tickets).toEqual([]);
    await model.ask();
    expect([model.tickets, requested[0]]).toEqual([[ticket], [asha, subject]]);
  });
});
