// Before a draft is issued whose place of supply rests on there being no address: one key says so.
import { NO_ADDRESS, NO_ADDRESS_WHY } from '#web/client/no-address.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = { readonly onConfirm: () => void; readonly onClose: () => void };

export function NoAddressDialog({ onConfirm, onClose }: Props) {
  useKeys('No address', acceptKeys(NO_ADDRESS, onConfirm));
  return (
    <Dialog
      title="Issue without an address?"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="primary" data-first="" onClick={onConfirm}>
            {NO_ADDRESS}
          </Button>
        </>
      }
    >
      <p>{NO_ADDRESS_WHY}</p>
    </Dialog>
  );
}
