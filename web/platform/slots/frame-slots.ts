import { token } from "#core/shared/token.ts";
import type { ComponentType } from "react";
import type { Category } from "#core/catalogue/category.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

/** One of a customer's addresses, as far as a parcel goes there: who receives it, and where. */
export type OwnDestination = { readonly name: string; readonly pincode: Pincode };

/** What a feature adds to the frame of every page. */
export type FrameSlots = {
  /** Who is signed in, or the ways in: at the end of the header's first row. */
  readonly account?: ComponentType<{
    readonly outside: OutsideAddresses | null;
    readonly menu: readonly MenuItem[];
  }>;
  readonly bell?: ComponentType;
  readonly cart?: ComponentType;
  readonly wishlist?: ComponentType;
  /** The city near which practitioners are shown. A shell without them has the place of delivery on each page. */
  readonly city?: ComponentType<{ readonly className: string }>;
  /** The place of delivery. */
  readonly delivery?: ComponentType<{ readonly className: string }>;
  /** The addresses of whoever is signed in, of which one is chosen; `pincode` is the one that is chosen now. */
  readonly addresses?: ComponentType<{ readonly pincode: Pincode | null; readonly onChoose: (pincode: Pincode) => void }>;
  /** Tells the addresses of whoever is signed in, the default one first, and that they have left. It draws nothing. */
  readonly destinations?: ComponentType<{ readonly onRead: (own: readonly OwnDestination[]) => void; readonly onLeft: () => void }>;
  /** Practitioners near somebody, under the header. */
  readonly practitioners?: ComponentType;
  readonly search?: ComponentType<{
    readonly sought: string;
    readonly categories: readonly Category[];
    readonly className: string;
  }>;
  /** What somebody bought before, on the first page. */
  readonly refills?: ComponentType;
  /** What opens over a page, as a drawer. Each feature may have one. */
  readonly overlay?: ComponentType;
};

/** The frame slots of all features of a shell. */
export type FilledFrame = Omit<FrameSlots, "overlay"> & { readonly overlays: readonly ComponentType[] };
export const FilledFrame = token<FilledFrame>("FilledFrame");
