import { makeAutoObservable } from "mobx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { ChosenCity } from "#core/shipping/chosen-city.port.ts";

const cityTitle = lateCode(() => import("./city-title.ts"), "cityTitle");

/** Which city somebody chose. Unread until `begin`: the server, and the window's first drawing, know no browser's storage. */
export class PlaceStore {
  city: string | null = null;
  /** Its name as it is shown; null: none is chosen. */
  title: string | null = null;
  isChoosing = false;
  readonly #chosen: ChosenCity;

  constructor(chosen: ChosenCity) {
    this.#chosen = chosen;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  begin(): void {
    this.enter(this.#chosen.read());
  }

  ask(): void {
    this.isChoosing = true;
  }

  leave(): void {
    this.isChoosing = false;
  }

  choose(city: string): void {
    this.enter(city);
    this.#chosen.put(city);
    this.isChoosing = false;
  }

  private enter(city: string | null): void {
    this.city = city;
    if (city !== null) void this.name(city);
  }

  private async name(city: string): Promise<void> {
    const title = await cityTitle().then(
      (titleOf) => titleOf(city),
      () => city, // Without a line it is shown as it is kept.
    );
    if (this.city === city) this.call(title);
  }

  private call(title: string): void {
    this.title = title;
  }
}
