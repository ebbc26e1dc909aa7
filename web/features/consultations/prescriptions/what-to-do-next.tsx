import Search from "lucide-react/icons/search";
import { useNavigate } from "react-router-dom";
import { followUpDay } from "#core/consultations/prescription/follow-up-day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { bringing } from "#web/platform/window/brought-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";

/** The ways on from a prescription: to look for its medicines and tests, and to book again. No name of them stands in an address. */
export function WhatToDoNext({ version, member }: { readonly version: PrescriptionVersion; readonly member: string | null }) {
  const navigate = useNavigate();
  const { items, tests, practitioner, mode, followUp, signedAt } = version;
  const drugs = [...new Set(items.flatMap(({ is, name }) => (is === "drug" ? [name] : [])))];
  return (
    <section className="stack gap-4 no-print">
      <h2 className="heading-3">{phrases.next}</h2>
      <Names
        label={phrases.findInShop}
        names={drugs}
        onFind={(name) => void navigate(shopAddress.products, { state: bringing("products", name) })}
      />
      <Names
        label={phrases.findTests}
        names={testsIn(tests)}
        onFind={(name) => void navigate(labAddress.tests, { state: bringing("tests", name) })}
      />
      <p>
        <a
          className="button quiet"
          href={consultationAddress.again(practitioner, { length: null, mode, member, day: followUpDay(followUp, indianDay(signedAt)) })}
        >
          {phrases.bookAgain}
        </a>
      </p>
    </section>
  );
}

type NamesProps = { readonly label: string; readonly names: readonly string[]; readonly onFind: (name: string) => void };

const Names = ({ label, names, onFind }: NamesProps) =>
  names.length === 0 ? null : (
    <div className="stack gap-2">
      <h3>{label}</h3>
      <ul className="chips">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => onFind(name)}>
              <Search className="icon" aria-hidden="true" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

/** Tests are written as a text: one a line, or with commas between. */
const testsIn = (tests: string): readonly string[] => [
  ...new Set(
    tests
      .split(/[\n,;]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
];
