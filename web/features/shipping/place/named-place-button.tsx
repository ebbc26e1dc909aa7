import { cityTitle } from "./city-title.ts";
import { PlaceButton } from "./place-button.tsx";

/** The button with the city's name in the page's language. */
export const NamedPlaceButton = ({ className, city }: { readonly className: string; readonly city: string }) => (
  <PlaceButton className={className} city={cityTitle(city)} />
);
