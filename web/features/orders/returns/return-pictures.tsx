import Camera from "lucide-react/icons/camera";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { returnWords } from "./return-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReturnPicturesModel, Shows } from "./return-pictures-model.ts";

const KINDS: readonly Shows[] = ["product", "package", "bill", "other"];

type ReturnPicturesProps = {
  readonly customer: CustomerId;
  readonly model: ReturnPicturesModel;
  readonly isNeeded: boolean;
  readonly problem: string | null;
};

/** Pictures of what is wrong, by what they show. */
export const ReturnPictures = ({ customer, model, isNeeded, problem }: ReturnPicturesProps) => (
  <FileUploads
    customer={customer}
    model={model}
    legend={returnWords.pictures}
    hint={isNeeded ? returnWords.picturesHint : returnWords.picturesPerhaps}
    ways={KINDS.map((kind) => ({ kind, Icon: Camera, words: returnWords.add[kind], chooses: "several" }))}
    title={returnWords.shows}
    name={returnWords.picture}
    problem={problem}
  />
);
