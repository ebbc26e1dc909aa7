import * as z from "zod";
import { only, said } from "./endpoint.ts";
import { fileAddress } from "./person.ts";
import { file } from "./scalars.ts";

/** How a picture is sent that something names later, by the address that this answers. */
export const sentPicture = {
  method: "POST",
  in: "file",
  audience: "customer",
  request: file,
  response: only("url", fileAddress),
  refusals: {
    "no-picture": said(415, "Please choose a picture in JPEG, PNG or WebP format"),
    "too-many-uploads": said(429, "Too many requests. Please try again later."),
  },
} as const;

/** Addresses of files that were sent before; none where nothing is told. */
export const files = (most: number) => z.array(fileAddress).max(most).default([]);
