import { nullIfThrown } from "./null-if-thrown.ts";
import type { ChosenCity } from "#core/shipping/chosen-city.port.ts";

/** Longer than any city's name. */
const LONGEST = 80;

/** In this browser. `storageOf` is asked each time and may throw. */
export function chosenCityIn(storageOf: () => Storage): ChosenCity {
  return {
    read() {
      const city = nullIfThrown(() => storageOf().getItem("city"))?.trim() ?? "";
      return city === "" || city.length > LONGEST ? null : city;
    },
    put(city) {
      nullIfThrown(() => {
        storageOf().setItem("city", city);
        storageOf().setItem("country", "India");
        storageOf().setItem("countryCode", "IN");
      });
    },
  };
}
