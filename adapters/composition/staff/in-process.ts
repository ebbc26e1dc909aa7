import { Content } from "#core/content/content.port.ts";
import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { makePutHealthPlanPage, PutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { Roles } from "#core/staff/roles.port.ts";
import {
  makeSendPagePicture,
  SendAvailablePicture,
  SendBannerPicture,
  SendEcosystemPicture,
  SendPlanPicture,
} from "#core/staff/send-page-picture.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function staffInProcess(container: Container): void {
  make(container, PutHealthPlanPage, makePutHealthPlanPage, { content: Content, roles: Roles });
  for (const picture of [SendBannerPicture, SendAvailablePicture, SendEcosystemPicture, SendPlanPicture])
    make(container, picture, makeSendPagePicture, {
      roles: Roles,
      pictures: Pictures,
      files: Files,
      uploads: Uploads,
      limits: Limits,
      now: Clock,
    });
}
