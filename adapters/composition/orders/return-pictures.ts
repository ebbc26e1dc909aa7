import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { makeSendPicture } from "#core/files/send-picture.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

const kinds = [
  [SendBillPicture, "return-bill"],
  [SendPackagePicture, "return-package"],
  [SendProductPicture, "return-product"],
  [SendOtherPicture, "return-other"],
] as const;

export function returnPicturesInProcess(container: Container): void {
  for (const [answers, kind] of kinds)
    make(container, answers, makeSendPicture(kind), { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock });
}

export function returnPicturesOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/orders/return-pictures.ts"); // Loaded by the first call.
  container.bind(SendBillPicture).toConstantValue(overHttp(async () => (await declared()).sendBillPicture));
  container.bind(SendPackagePicture).toConstantValue(overHttp(async () => (await declared()).sendPackagePicture));
  container.bind(SendProductPicture).toConstantValue(overHttp(async () => (await declared()).sendProductPicture));
  container.bind(SendOtherPicture).toConstantValue(overHttp(async () => (await declared()).sendOtherPicture));
}
