import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { stateName } from "#web/design/state-name.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import type { Address } from "#core/account/address.ts";

type AddressCardProps = {
  readonly address: Address;
  /** Where it is changed. */
  readonly edit: string;
  readonly onDefault: (address: Address) => void;
  readonly onRemove: (address: Address) => void;
};

/** An address as it is written on a parcel, and what may be done with it. */
export function AddressCard({ address, edit, onDefault, onRemove }: AddressCardProps) {
  const { name, mobile, line1, line2, landmark, city, state, pincode, kind, isDefault } = address;
  const lines = [line1, line2, landmark, `${cityTitle(city)} ${pincode}, ${stateName(state)}`].filter((line) => line !== "");
  return (
    <li className={isDefault ? "account-card is-chosen" : "account-card"}>
      <div className="row flex-wrap">
        <h2 className="heading-3">{name}</h2>
        <span className="badge">{addressWords.kinds[kind]}</span>
        {isDefault ? <span className="badge leaf">{addressWords.isDefault}</span> : null}
      </div>
      <address className="muted">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{shownMobile(mobile)}</div>
      </address>
      <div className="account-card-actions">
        <a className="button text" href={edit} aria-label={addressWords.editOf({ name, line1 })}>
          {addressWords.edit}
        </a>
        {isDefault ? null : (
          <button
            type="button"
            className="button text"
            aria-label={addressWords.defaultOf({ name, line1 })}
            onClick={() => onDefault(address)}
          >
            {addressWords.makeDefault}
          </button>
        )}
        <button type="button" className="button text" aria-label={addressWords.removeOf({ name, line1 })} onClick={() => onRemove(address)}>
          {addressWords.remove}
        </button>
      </div>
    </li>
  );
}
