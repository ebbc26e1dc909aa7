import { makeAutoObservable } from "mobx";
import { map, takeWhile, timer } from "rxjs";
import type { Subscription } from "rxjs";

const SECOND = 1000;

/** The seconds until a code may be asked for again. */
export class ResendWait {
  left = 0;
  #ticking: Subscription | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts down by the clock: a phone that slept meanwhile is at once where it should be. */
  begin(seconds: number): void {
    const end = Date.now() + seconds * SECOND;
    this.#ticking?.unsubscribe();
    this.left = seconds;
    this.#ticking = timer(SECOND, SECOND)
      .pipe(
        map(() => Math.max(0, Math.ceil((end - Date.now()) / SECOND))),
        takeWhile((left) => left > 0, true),
      )
      .subscribe(this.enter);
  }

  end(): void {
    this.#ticking?.unsubscribe();
    this.left = 0;
  }

  private enter(left: number): void {
    this.left = left;
  }
}
