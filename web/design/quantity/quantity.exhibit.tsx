import { drawnExhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { WithValue } from "#web/gallery/with-value.tsx";
import { QuantityControl } from "./quantity-control.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const quantity = { least: 1, most: 20, words: say.quantity, onChange: ignore };

export const quantityExhibits: readonly Exhibit[] = [
  drawnExhibit(QuantityControl, () => ({
    "that can be changed": (
      <WithValue first={2} draw={(pieces, onChange) => <QuantityControl {...quantity} quantity={pieces} onChange={onChange} />} />
    ),
    least: <QuantityControl {...quantity} quantity={1} />,
    most: <QuantityControl {...quantity} quantity={20} />,
    "of one alone": <QuantityControl {...quantity} most={1} quantity={1} />,
    "three figures": <QuantityControl {...quantity} most={999} quantity={888} />,
    wide: <QuantityControl {...quantity} quantity={3} width="full" />,
  })),
];
