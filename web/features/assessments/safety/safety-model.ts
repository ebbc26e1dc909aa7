import { makeAutoObservable } from "mobx";
import { ListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { safetyNotices, tellsTooLittle } from "#core/consultations/safety/safety-notices.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { late } from "#web/platform/late/needs.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { SafetyFacts } from "#core/catalogue/safety-facts.ts";
import type { KnownPerson, SafetyCopy } from "#core/consultations/safety/person-health.ts";
import type { SafetyNotice } from "#core/consultations/safety/safety-notices.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** As many as are asked for at once. */
const AT_ONCE = 100;

export const safetyNeeds = { safetyCopies: late(SafetyCopies), listSafetyFacts: ListSafetyFacts };

type Needs = NeedsOf<typeof safetyNeeds> & { readonly now: () => number };

/** Where the check of products is. "off": they have not turned it on; "untold": nothing was told of this person. */
export type CheckedSafety =
  | { readonly kind: "off" | "reading" | "unavailable" | "untold" }
  | { readonly kind: "checked"; readonly notices: readonly SafetyNotice[]; readonly unclear: readonly SafetyFacts[] };

/**
 * Holds what a device keeps of somebody's health against products that they are about to buy. What it asks the shop for is the same whether
 * anything is kept or not; nothing where all is known of the products already. Source: specification/safety.md, What the shop learns.
 */
export class SafetyModel {
  copy: SafetyCopy | null = null;
  member: MemberId | null = null;
  facts: ReadonlyMap<string, SafetyFacts>;
  state: "reading" | "read" | "unavailable" = "reading";
  #products: readonly string[] = [];
  readonly #customer: CustomerId;
  readonly #needs: Needs;
  readonly #turn = new LatestTurn();

  /** `known`: what the page tells of products anyway. */
  constructor(customer: CustomerId, needs: Needs, known: readonly SafetyFacts[] = []) {
    this.#customer = customer;
    this.#needs = needs;
    this.facts = new Map(known.map((one) => [one.product, one]));
    makeAutoObservable(this, { checked: false }, { autoBind: true, deep: false });
  }

  get people(): readonly KnownPerson[] {
    return this.copy?.people ?? [];
  }

  /** For whom it is bought; null: nothing may be kept of anybody. */
  get person(): KnownPerson | null {
    return this.people.find(({ member }) => member === this.member) ?? this.people[0] ?? null;
  }

  get checked(): CheckedSafety {
    if (this.copy === null) return { kind: "off" };
    if (this.state !== "read") return { kind: this.state };
    if (this.person === null) return { kind: "untold" };
    const products = [...this.facts.values()];
    const notices = safetyNotices(this.person, products, indianDay(this.#needs.now()));
    if (notices.length === 0 && !this.person.isTold) return { kind: "untold" };
    return { kind: "checked", notices, unclear: products.filter(tellsTooLittle) };
  }

  titleOf(product: string): string {
    const known = this.facts.get(product);
    return known === undefined ? product : shownTitle(known);
  }

  /**
   * It is about these products now. What is kept here is read first: without an answer of the shop it is known that nothing could be
   * checked.
   */
  async follow(products: readonly string[]): Promise<void> {
    this.#products = products;
    const isLatest = this.#turn.begin();
    const stored = await answerOrNull(this.kept());
    if (!isLatest()) return;
    if (stored !== null) this.enterKept(stored.value);
    const facts = await answerOrNull(this.factsOf(products));
    if (isLatest()) this.enterFacts(facts?.value ?? null);
  }

  tryAgain(): Promise<void> {
    this.state = "reading";
    return this.follow(this.#products);
  }

  buyFor(member: MemberId | null): void {
    this.member = member;
    void answerOrNull(this.keepMember(member));
  }

  private async keepMember(member: MemberId | null): Promise<void> {
    (await this.#needs.safetyCopies()).buyFor(this.#customer, member);
  }

  private async kept() {
    const copies = await this.#needs.safetyCopies();
    return { copy: copies.of(this.#customer), member: copies.buysFor(this.#customer) };
  }

  /** In this order; without those that the shop does not know any more. */
  private async factsOf(products: readonly string[]): Promise<ReadonlyMap<string, SafetyFacts>> {
    const list = this.#needs.listSafetyFacts;
    const unknown = products.filter((product) => !this.facts.has(product));
    const parts = Array.from({ length: Math.ceil(unknown.length / AT_ONCE) }, (_, nth) =>
      unknown.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
    );
    const safetyFacts = await Promise.all(parts.map((part) => list(part)));
    const known = new Map([...this.facts.values(), ...safetyFacts.flat()].map((one) => [one.product, one]));
    return new Map(products.flatMap((product) => known.get(product) ?? []).map((one) => [one.product, one]));
  }

  private enterKept({ copy, member }: { readonly copy: SafetyCopy | null; readonly member: MemberId | null }): void {
    this.copy = copy;
    this.member = member;
  }

  private enterFacts(facts: ReadonlyMap<string, SafetyFacts> | null): void {
    this.state = facts === null ? "unavailable" : "read";
    if (facts !== null) this.facts = facts;
  }
}
