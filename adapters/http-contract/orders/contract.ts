import * as endpoints from "./endpoints.ts";
import * as checkout from "./checkout.ts";
import * as returnPictures from "./return-pictures.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const ordersContract: Contract = [endpoints, checkout, returnPictures];
