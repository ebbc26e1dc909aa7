import { Dialog } from "#web/design/dialog/dialog.tsx";
import { cartWords } from "#web/features/cart/cart-words.ts";

/** Where the clipboard is closed to us: the file, to be selected and copied. */
export const CopyByHand = ({ file, onClose }: { readonly file: string; readonly onClose: () => void }) => (
  <Dialog title={cartWords.copyByHand} hint={cartWords.copyByHandHint} closeLabel={cartWords.close} onClose={onClose}>
    <textarea
      className="dialog-file"
      readOnly
      rows={10}
      aria-label={cartWords.fileForSupport}
      value={file}
      onFocus={({ target }) => target.select()}
    />
  </Dialog>
);
