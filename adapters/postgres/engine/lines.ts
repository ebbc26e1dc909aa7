import { isOutage } from "./database.ts";

type Waiting = { begin(): void; fail(error: unknown): void };

/**
 * Lets those who want the same thing have it one after the other within this process: they wait for each other without a connection, where
 * hundreds who wait for one lock would leave nobody else any. Other processes are kept away by the lock alone. Once the database can't be
 * reached, all who wait are told, and nobody finds out one after the other.
 */
export class Lines {
  readonly #lines = new Map<string, Waiting[]>();

  async after<Outcome>(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
    await this.#turn(name);
    try {
      return await act();
    } catch (error) {
      if (isOutage(error)) for (const one of this.#lines.get(name)?.splice(0) ?? []) one.fail(error);
      throw error;
    } finally {
      const next = this.#lines.get(name)?.shift();
      if (next === undefined) this.#lines.delete(name);
      else next.begin();
    }
  }

  #turn(name: string): Promise<void> {
    const line = this.#lines.get(name);
    if (line === undefined) {
      this.#lines.set(name, []);
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ begin: resolve, fail: reject });
    return promise;
  }
}
