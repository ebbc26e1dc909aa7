import { useCase } from "../../shared/token.ts";
import { ONE_ROW } from "./one-row.ts";
import { UNNARROWED } from "../collection.ts";
import { FRONT_SUBJECTS, collectionOfSeason } from "./front-subjects.ts";
import { frontGoods, pictured } from "./front-goods.ts";
import { lineUp } from "./line-up.ts";
import { seasonAt } from "./season.ts";
import { varied } from "./varied.ts";
import { showable } from "./showable.ts";
import { wellRated } from "./well-rated.ts";
import { maker } from "../../shared/use-case.ts";
import { Catalogue } from "../catalogue.port.ts";
import { Shipping } from "../../shipping/shipping.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { FrontPage } from "./front-page.ts";

/** All that the first page shows, in one answer. Source: specification/catalogue.md, Home. */
export type ShowFrontPage = () => Promise<FrontPage>;
export const ShowFrontPage = useCase<ShowFrontPage>("catalogue", "ShowFrontPage");

const TWO_ROWS = 10;
const MOST_CONCERNS = 8;
const OF_A_BAND = 3;

type Needs = { readonly catalogue: Catalogue; readonly shipping: Shipping; readonly clock: () => number };

export const makeShowFrontPage = maker(
  ShowFrontPage,
  { catalogue: Catalogue, shipping: Shipping, clock: Clock },
  ({ catalogue, shipping, clock }: Needs) => {
    const { productsOf, concerns, brands } = frontGoods(catalogue);
    const withPictures = async () => {
      const largest = await concerns(MOST_CONCERNS);
      return pictured(
        largest,
        await Promise.all(largest.map(({ title: name }) => productsOf({ on: { kind: "concern", name }, order: "popular" }))),
      );
    };
    return async () => {
      const season = seasonAt(clock());
      const [categories, popular, savings, settings, ofConcerns, largestBrands, story, ofSeason, gifts] = await Promise.all([
        catalogue.categories(),
        productsOf({ on: null, order: "popular" }),
        productsOf({ on: null, order: "saving" }),
        shipping.settings(),
        withPictures(),
        brands(),
        productsOf({ on: null, order: "popular", narrowing: { ...UNNARROWED, words: FRONT_SUBJECTS.story } }),
        productsOf({ on: collectionOfSeason(season), order: "popular" }),
        productsOf({ on: { kind: "category", name: FRONT_SUBJECTS.gifts }, order: "popular" }),
      ]);
      return {
        categories,
        popular: wellRated(popular).slice(0, TWO_ROWS),
        savings: showable(savings).slice(0, ONE_ROW),
        scene: lineUp([...popular, ...savings]),
        shipping: settings,
        concerns: ofConcerns,
        brands: largestBrands,
        story: varied(story, OF_A_BAND),
        season: { of: season, products: varied(ofSeason, OF_A_BAND) },
        gifts: varied(gifts, OF_A_BAND),
      };
    };
  },
);
