import { FetchUpload, makeFetchUpload } from "#core/files/fetch-upload.use-case.ts";
import { makeReadMyFile, ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { makeSweepFiles, SweepFiles } from "#core/files/sweep-files.use-case.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function filesInProcess(container: Container): void {
  make(container, FetchUpload, makeFetchUpload, { uploads: Uploads, files: Files });
  make(container, ReadMyFile, makeReadMyFile, { fetchUpload: FetchUpload });
  make(container, SweepFiles, makeSweepFiles, { files: Files, uploads: Uploads, now: Clock });
}
