import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { observer } from "mobx-react-lite";
import { prescriptionStateOf } from "#core/consultations/prescription/prescription.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { PrescriptionChangesList, WHAT_CHANGED } from "./prescription-changes-list.tsx";
import { prescriptionWords } from "./prescription-words.ts";
import { PrescriptionPaper } from "./prescription-paper.tsx";
import { WhatToDoNext } from "./what-to-do-next.tsx";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { SignedVersion } from "#core/consultations/prescription/prescription.ts";
import type { PrescriptionPage } from "#web/platform/addresses/prescription-address.ts";
import type { PrescriptionsModel } from "./prescriptions-model.ts";

type OneProps = { readonly model: PrescriptionsModel; readonly page: PrescriptionPage; readonly prescription: PrescriptionView };

/** One version of a prescription, the newest first of all, with what changed in it. */
export const OnePrescription = observer(function OnePrescription({ model, page, prescription }: OneProps) {
  const { versions, withdrawn } = prescription;
  const newest = versions.at(-1) ?? versions[0];
  const shown = versions.find(({ version }) => version.version === model.chosen) ?? newest;
  const former = versions.find(({ version }) => version.version === shown.version.version - 1) ?? null;
  const isInForce = prescriptionStateOf(prescription, shown.version.version) === "signed";
  const changed = former === null ? [] : prescriptionWords.changesOf(former.version, shown.version);
  return (
    <div className="stack gap-6">
      <div className="row flex-wrap no-print">
        <Button look="main" state={model.download === "sending" ? "busy" : "ready"} onPress={() => void model.fetch(shown.version)}>
          <Download className="icon" aria-hidden="true" />
          {model.download === "sending" ? phrases.downloading : phrases.download}
        </Button>
        {withdrawn === null && newest.version.items.length > 0 ? (
          <a className="button quiet" href={consultationAddress.ongoingOf(newest.version.booking)}>
            {newest.version.items.some(({ is }) => is === "drug") ? phrases.tickDoses : phrases.tickTasks}
          </a>
        ) : null}
        <a className="button quiet" href={consultationAddress.appointment(newest.version.booking)}>
          {phrases.appointment}
        </a>
        <a className="button quiet" href={prescriptionAddress.all(page)}>
          {phrases.all}
        </a>
        <Button look="quiet" onPress={() => globalThis.print()}>
          <Printer className="icon" aria-hidden="true" />
          {phrases.print}
        </Button>
      </div>
      <div role="status" className="stack gap-3">
        {model.download === "unavailable" ? <Notice kind="bad">{phrases.notDownloaded}</Notice> : null}
        {withdrawn === null ? null : (
          <Notice kind="bad">{phrases.withdrawn({ day: dayOf(indianDay(withdrawn.at)), reason: withdrawn.reason })}</Notice>
        )}
        {prescriptionStateOf(prescription, shown.version.version) === "superseded" ? <Notice kind="note">{phrases.newer}</Notice> : null}
        {isInForce
          ? prescriptionWords.inSpiteOfAllergies(shown.version).map((said) => (
              <div key={said} className="no-print">
                <Notice kind="bad">{said}</Notice>
              </div>
            ))
          : null}
        {isInForce && changed.length > 0 ? (
          <div className="no-print">
            <Notice kind="note">
              {phrases.newVersion({ changes: changed.map(({ what }) => what).join("; ") })}{" "}
              <a className="link" href={`#${WHAT_CHANGED}`}>
                {phrases.changes}
              </a>
            </Notice>
          </div>
        ) : null}
      </div>
      {versions.length === 1 ? null : (
        <div className="no-print">
          <ChoiceField
            label={phrases.versions}
            value={String(shown.version.version)}
            choices={versions.toReversed().map(({ version }) => ({
              value: String(version.version),
              words: `${phrases.version({ version: String(version.version) })}, ${dayOf(indianDay(version.signedAt))}`,
            }))}
            onChange={(version) => model.choose(Number(version))}
          />
        </div>
      )}
      <PrescriptionPaper paper={paperOf(shown)} />
      {isInForce ? <WhatToDoNext version={shown.version} member={prescription.member} /> : null}
      {former === null ? null : <PrescriptionChangesList before={former.version} after={shown.version} />}
    </div>
  );
});

const paperOf = ({ version, hash }: SignedVersion) => ({
  ...version,
  signed: { number: version.number, version: version.version, at: version.signedAt, hash },
});
