import { createHash, randomBytes } from "node:crypto";
import { CONFIRMABLE, LISTED_AFTERWARDS } from "#core/alerts/alerts.port.ts";
import { isFulfilled } from "#core/alerts/fulfilment.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { ownState } from "#adapters/memory/own-state.ts";
import { asSold } from "#core/catalogue/product.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { AlertNews, AlertSubject, AlertWish } from "#core/alerts/alert.ts";
import type { AlertReader, Alerts, AlertsNow, NewAlert } from "#core/alerts/alerts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type Owner = { readonly customer: CustomerId } | { readonly email: EmailAddress };
type MemoryAlert = NewAlert & {
  readonly owner: Owner;
  readonly state: "asked" | "waiting" | "told";
  readonly toldAt: number | null;
};

/** By who waits and what for. */
export const alertsIn = ownState(() => new Map<string, MemoryAlert>());

export function memoryAlerts(memory: Memory): Alerts {
  const stored = alertsIn(memory);
  const confirmKeys = new Map<string, { readonly alert: string; readonly madeAt: number }>();
  const leaveKeys = new Map<string, Owner>();

  const put = (alert: MemoryAlert) => stored.set(nameOf(alert.owner, alert.wish), alert);
  const mine = (customer: CustomerId) => [...stored.values()].filter(({ owner }) => "customer" in owner && owner.customer === customer);
  const productOf = (id: string) => memory.products.map(asSold).find((product) => product.id === id) ?? null;
  const quizOf = (id: QuizId) => memory.quizzes.get(id)?.quiz ?? null;
  const isDue = ({ wish, owner }: MemoryAlert, now: AlertsNow) =>
    (!("customer" in owner) || memory.customers.get(owner.customer)?.customer.status.kind === "staying") &&
    isFulfilled(wish, {
      ...now,
      product: "product" in wish ? productOf(wish.product) : null,
      quiz: "quiz" in wish ? quizOf(wish.quiz) : null,
    });
  const waiting = (now: AlertsNow) =>
    [...stored.values()]
      .filter(({ state }) => state === "waiting")
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .map((alert) => ({ alert, subject: subjectOf(alert.wish), due: isDue(alert, now) }));

  function aboutOf(alert: AlertWish): AlertNews {
    if (alert.kind === "opening") return alert;
    if (alert.kind === "quiz-opens") {
      const quiz = quizOf(alert.quiz);
      if (quiz === null) throw new TypeError("an alert waits for a quiz that is gone");
      return { kind: alert.kind, quiz: { id: quiz.id, title: quiz.title } };
    }
    const found = productOf(alert.product);
    if (found === null) throw new TypeError("an alert waits for a product that is gone");
    const product = { id: found.id, title: found.title, hindi: found.hindi, slug: found.slug, price: found.offer?.price ?? null };
    return alert.kind === "back-in-stock" ? { kind: alert.kind, product } : { kind: alert.kind, product, price: alert.price };
  }

  function readerOf(owner: Owner): AlertReader {
    if ("email" in owner) return { kind: "visitor", email: owner.email };
    const known = memory.customers.get(owner.customer)?.customer;
    return { kind: "customer", name: known?.name ?? "", email: known?.email ?? null, aggregator: known?.aggregator ?? null };
  }

  return {
    async add(customer, alert, most) {
      const name = nameOf({ customer }, alert.wish);
      const others = mine(customer).filter((one) => one.state === "waiting" && nameOf(one.owner, one.wish) !== name);
      if (others.length >= most) return "full";
      const { id } = stored.get(name) ?? alert;
      put({ ...alert, id, owner: { customer }, state: "waiting", toldAt: null });
      return "added";
    },
    async ask(email, alert, letter) {
      const before = stored.get(nameOf({ email }, alert.wish));
      if (before !== undefined && before.state !== "asked") return;
      const keys = { confirm: newKey(), leave: newKey() };
      const job = letter(keys);
      put({ ...alert, id: before?.id ?? alert.id, owner: { email }, state: "asked", toldAt: null });
      confirmKeys.set(hashOf(keys.confirm), { alert: nameOf({ email }, alert.wish), madeAt: alert.at });
      leaveKeys.set(hashOf(keys.leave), { email });
      putJobInMemory<MessageJob>(memory, job, { key: hashOf(keys.confirm), notBefore: null });
    },
    async confirm(key, at) {
      const opening = confirmKeys.get(hashOf(key));
      const alert = opening === undefined || opening.madeAt < at - CONFIRMABLE ? undefined : stored.get(opening.alert);
      if (alert === undefined) return "unknown-key";
      put({ ...alert, state: "waiting" });
      return "confirmed";
    },
    async leave(key) {
      const whose = leaveKeys.get(hashOf(key));
      if (whose !== undefined) for (const [name, { owner }] of stored) if (ownerName(owner) === ownerName(whose)) stored.delete(name);
    },
    async of(customer) {
      return mine(customer)
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .map(({ id, at, toldAt, wish }) => ({ id, askedAt: at, toldAt, about: aboutOf(wish) }));
    },
    async switchOff(customer, id) {
      for (const alert of mine(customer)) if (alert.id === id) stored.delete(nameOf(alert.owner, alert.wish));
    },
    async waiting(now) {
      const counted = new Map<string, { subject: AlertSubject; title: string; waiting: number; due: number }>();
      for (const { alert, subject, due } of waiting(now)) {
        const name = subjectName(subject);
        const about = aboutOf(alert.wish);
        const title = about.kind === "opening" ? about.area : about.kind === "quiz-opens" ? about.quiz.title.english : about.product.title;
        const before = counted.get(name) ?? { subject, title, waiting: 0, due: 0 };
        counted.set(name, { ...before, waiting: before.waiting + 1, due: before.due + (due ? 1 : 0) });
      }
      return [...counted.values()].sort((a, b) => (`${a.title}\n${a.subject.kind}` < `${b.title}\n${b.subject.kind}` ? -1 : 1));
    },
    async due(now) {
      const due = waiting(now).filter((one) => one.due);
      return [...new Map(due.map(({ subject }) => [subjectName(subject), subject])).values()];
    },
    async tell(subject, { upcoming, at, most, newId, messages }) {
      const due = waiting({ upcoming, at }).filter((one) => one.due && subjectName(one.subject) === subjectName(subject));
      const sent = due.slice(0, most);
      for (const { alert } of sent) {
        const { owner, wish, language } = alert;
        const leave = newKey();
        const { announcement, letter } = messages({ reader: readerOf(owner), news: aboutOf(wish), language, leave });
        const cause = `alert/${alert.id}/${alert.at}`;
        if ("email" in owner) stored.delete(nameOf(owner, wish));
        else put({ ...alert, state: "told", toldAt: at });
        if (announcement !== null && "customer" in owner)
          announceInMemory(memory, { ...announcement, id: notificationId(newId()), to: owner.customer, cause, at });
        if (letter === null) continue;
        leaveKeys.set(hashOf(leave), owner);
        putJobInMemory<MessageJob>(memory, letter, { key: cause, notBefore: null });
      }
      return sent.length;
    },
    async forget(at) {
      for (const [name, { state, at: askedAt, toldAt, wish }] of stored) {
        const quiz = state === "waiting" && wish.kind === "quiz-opens" ? quizOf(wish.quiz) : null;
        const isUnconfirmed = state === "asked" && askedAt < at - CONFIRMABLE;
        if (isUnconfirmed || (quiz !== null && quiz.closesAt <= at) || (toldAt !== null && toldAt < at - LISTED_AFTERWARDS))
          stored.delete(name);
      }
    },
  };
}

/** A visitor may wait for several prices of one product, a customer for one. */
const nameOf = (owner: Owner, alert: AlertWish): string =>
  `${ownerName(owner)}\n${subjectName(subjectOf(alert))}${"email" in owner && alert.kind === "price-at-most" ? `\n${alert.price}` : ""}`;
const ownerName = (owner: Owner): string => ("customer" in owner ? `customer ${owner.customer}` : `visitor ${owner.email}`);
const subjectOf = (alert: AlertWish): AlertSubject =>
  alert.kind === "price-at-most" ? { kind: alert.kind, product: alert.product } : alert;
function subjectName(subject: AlertSubject): string {
  const of = subject.kind === "opening" ? subject.area : subject.kind === "quiz-opens" ? subject.quiz : subject.product;
  return `${subject.kind}\n${of}`;
}
const newKey = (): string => randomBytes(32).toString("base64url");
const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
