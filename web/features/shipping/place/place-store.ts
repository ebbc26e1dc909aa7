import { makeAutoObservable } from "mobx";
import type { ChosenCity } from "#core/shipping/chosen-city.port.ts";

/** Which city somebody chose. Unread until `begin`: the server, and the window's first drawing, know no browser's storage. */
export class PlaceStore {
  city: string | null = null;
  isChoosing = false;
  readonly #chosen: ChosenCity;

  constructor({ city }: { readonly city: ChosenCity }) {
    this.#chosen = city;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  begin(): void {
    this.city = this.#chosen.read();
  }

  ask(): void {
    this.isChoosing = true;
  }

  leave(): void {
    this.isChoosing = false;
  }

  choose(city: string): void {
    this.city = city;
    this.#chosen.put(city);
    this.isChoosing = false;
  }
}
