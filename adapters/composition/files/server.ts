import { FetchUpload } from "#core/files/fetch-upload.use-case.ts";
import { SweepFiles } from "#core/files/sweep-files.use-case.ts";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { uploads } from "#adapters/http-server/uploads/uploads.ts";
import { Files } from "#core/files/files.port.ts";
import { Painter } from "#core/files/drawing.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Papers } from "#core/files/papers.port.ts";
import * as useCases from "#core/files/use-cases.ts";
import { sharpPictures } from "#adapters/pictures/sharp-pictures.ts";
import { rewrittenPapers } from "#adapters/papers/rewritten-papers.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { painter } from "#adapters/composition/server/pictures.ts";
import { storedFiles } from "./stored-files.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const filesArea = {
  name: "files",
  ports(container, { db, folder, settings }) {
    container.bind(Uploads).toConstantValue(postgresUploads(db));
    container.bind(Files).toConstantValue(storedFiles(settings.filesUrl, folder));
    container.bind(Pictures).toConstantValue(sharpPictures());
    container.bind(Papers).toConstantValue(rewrittenPapers());
    container.bind(Painter).toConstantValue(painter());
  },
  useCases,
  routes: (container) => [uploads(container.get(FetchUpload))],
  hourly: [forgetUnusedUploads, (_db, _now, container) => container.get(SweepFiles)()],
} as const satisfies ServerArea;
