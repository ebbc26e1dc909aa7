import { onTestFinished } from "vitest";
import { cityTitles } from "#web/features/shipping/wording/city-titles.ts";
import { cityTitles as citiesInHindi } from "#web/features/shipping/wording/hindi/city-titles.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { sizeUnits as unitsInHindi } from "#web/design/wording/hindi/size-units.ts";
import { stateNames as statesInHindi } from "#web/design/wording/hindi/states.ts";
import { sizeUnits } from "#web/design/wording/size-units.ts";
import { stateNames } from "#web/design/wording/states.ts";

/**
 * Until the test ends products, sizes, states and cities are shown as a page in Hindi shows them; its sentences stay as they are in
 * English. The build puts both together.
 */
export function inHindi(): void {
  const { language } = languageWords;
  Object.assign(languageWords, { language: "hi" });
  Object.assign(sizeUnits, unitsInHindi);
  Object.assign(stateNames, statesInHindi);
  Object.assign(cityTitles, citiesInHindi);
  onTestFinished(() => {
    Object.assign(languageWords, { language });
    for (const unit of Object.keys(unitsInHindi)) Reflect.deleteProperty(sizeUnits, unit);
    for (const city of Object.keys(citiesInHindi)) Reflect.deleteProperty(cityTitles, city);
    for (const state of Object.keys(statesInHindi)) Reflect.deleteProperty(stateNames, state);
  });
}
