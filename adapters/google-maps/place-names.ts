import * as z from "zod/mini";
import type { PlaceNames } from "#core/shipping/place-names.port.ts";

export const GOOGLE_MAPS_ORIGIN = "https://maps.googleapis.com";

type Account = {
  /** The shop's key at the Geocoding API. */
  readonly key: string;
  /** Theirs, without a path. */
  readonly address: string;
  /** Who names a place that they don't, or not in time. */
  readonly otherwise: PlaceNames;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** The list of who is near waits for it. */
const TIMEOUT = 1_500;
const MOST_BYTES = 256 * 1024;

const answerShape = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(z.object({ long_name: z.string().check(z.minLength(1), z.maxLength(80)), types: z.array(z.string()) })),
    }),
  ),
});

/**
 * Names places by Google's Geocoding API. Google is told the position as it is given here, and nothing else of whoever asks. Its errors
 * hold the key and the position, so they are not passed on: the place then goes by its other name.
 */
export const googlePlaceNames =
  ({ key, address, otherwise, timeout = TIMEOUT }: Account): PlaceNames =>
  async (here) => {
    const { default: axios } = await import("axios"); // Only a shop with a key needs it.
    const answer = await axios
      .get<unknown>("/maps/api/geocode/json", {
        baseURL: address,
        params: { latlng: `${here.latitude},${here.longitude}`, result_type: "locality", language: "en", key },
        signal: AbortSignal.timeout(timeout), // Also for an answer that never ends.
        maxRedirects: 0, // The key goes nowhere else.
        maxContentLength: MOST_BYTES,
      })
      .catch(() => null);
    const read = answerShape.safeParse(answer?.data);
    const parts = read.success && read.data.status === "OK" ? read.data.results.flatMap((one) => one.address_components) : [];
    return parts.find(({ types }) => types.includes("locality"))?.long_name ?? otherwise(here);
  };
