import Upload from "lucide-react/icons/upload";
import { observer } from "mobx-react-lite";
import { counted } from "#web/design/phrase.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { FileButton } from "#web/platform/uploads/file-button.tsx";
import { minePhrases } from "#web/features/trackers/wording/mine.ts";
import type { ImportedEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import type { MineModel } from "./mine-model.ts";

const { bring: words } = minePhrases;

/** A file of entries that is read again. */
export const BringEntries = observer(function BringEntries({ model }: { readonly model: MineModel }) {
  const { imported, importing } = model;
  return (
    <section aria-labelledby="bring" className="panel stack gap-4">
      <h2 id="bring" className="heading-3">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div>
        <FileButton
          Icon={Upload}
          words={words.choose}
          accepted=".ndjson,.csv,application/x-ndjson,text/csv"
          chooses="one"
          isWrong={importing.state === "unavailable"}
          onChoose={([file]) => {
            if (file !== undefined) void model.bring(piecesOf(file));
          }}
        />
      </div>
      {importing.state === "sending" ? <ProgressBar label={words.reading} share={null} /> : null}
      <div role="status" className="stack gap-3">
        {imported?.kind === "ok" ? <Imported imported={imported.value} /> : null}
        {imported?.kind === "refused" ? <Notice kind="bad">{words[imported.refusal.kind]}</Notice> : null}
        {importing.state === "unavailable" ? <Notice kind="bad">{words.failed}</Notice> : null}
      </div>
    </section>
  );
});

function Imported({ imported }: { readonly imported: ImportedEntries }) {
  const { accepted, repeated, refused, refusedCount } = imported;
  return (
    <>
      <Notice kind="good">{words.done({ accepted: grouped(accepted), repeated: grouped(repeated) })}</Notice>
      {refusedCount === 0 ? null : (
        <Notice kind="note">
          <p>{counted(refusedCount, words.refused, { count: grouped(refusedCount) })}</p>
          <ul>
            {refused.map(({ line, why }) => (
              <li key={line}>{words.line({ line: grouped(line), why: words.whys[why] })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Some browsers can't walk a file's stream by themselves. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer());
}
