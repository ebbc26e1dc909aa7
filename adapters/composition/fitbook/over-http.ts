import type { Container } from "#adapters/composition/container.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { readGroupPictureOverHttp } from "#adapters/http-client/group-picture.ts";
import { readPersonPictureOverHttp } from "#adapters/http-client/person-picture.ts";
import { readPostPictureOverHttp } from "#adapters/http-client/post-picture.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function fitbookOverHttp(container: Container, api: Api): void {
  container.bind(ReadPostPicture).toConstantValue(readPostPictureOverHttp(api));
  container.bind(ReadGroupPicture).toConstantValue(readGroupPictureOverHttp(api));
  container.bind(ReadPersonPicture).toConstantValue(readPersonPictureOverHttp(api));
}
