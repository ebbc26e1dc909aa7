import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { aShop } from "./shop-process.ts";
import type { Shop } from "./shop-process.ts";

/** Milliseconds after which a server is killed that was just asked: some before it has read the question, some while it answers. */
const MOMENTS = [0, 4, 12];

/** A shop over a folder that is killed in the middle of what it is asked, and started again. */
export class KilledShop {
  readonly #folder: string;
  #shop: Shop;
  #kills = 0;

  private constructor(folder: string, shop: Shop) {
    this.#folder = folder;
    this.#shop = shop;
  }

  static async open(folder: string): Promise<KilledShop> {
    return new KilledShop(folder, await aShop({ DATA_DIR: folder }));
  }

  get address(): string {
    return this.#shop.address;
  }

  /** Kills it and starts it again. */
  async again(): Promise<void> {
    this.#shop.signal("SIGKILL");
    expect(await this.#shop.ended).toBe("SIGKILL");
    this.#shop = await aShop({ DATA_DIR: this.#folder });
  }

  /** Asks, kills the server in the middle, starts another and asks the same again. */
  async through<Answer>(ask: (address: string) => Promise<Answer>): Promise<Answer> {
    const first = ask(this.address).catch(() => null);
    await after(MOMENTS[this.#kills++ % MOMENTS.length]);
    await this.again();
    await first;
    return ask(this.address);
  }

  async stop(): Promise<void> {
    this.#shop.signal("SIGTERM");
    expect(await this.#shop.ended).toBe(0);
  }
}
