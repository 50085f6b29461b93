// Before a draft is printed: whoever means to hand out a bill issues it first.
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  readonly onIssue: () => void;
  readonly onPrintDraft: () => void;
  readonly onClose: () => void;
};

export function PrintDraftDialog({ onIssue, onPrintDraft, onClose }: Props) {
  return (
    <Dialog
      title="This is a draft. Issue it first?"
      onClose={onClose}
      foot={
        <>
          <Button aria-keyshortcuts="Alt+P" onClick={onPrintDraft}>
            Print draft
          </Button>
          <Button kind="primary" data-first="" aria-keyshortcuts="Control+P" onClick={onIssue}>
            Issue and print
          </Button>
        </>
      }
    >
      <PrintKeys onIssue={onIssue} onPrintDraft={onPrintDraft} />
      <p>A draft says ‘DRAFT’ across the page and is not in the books. Issue it to post it.</p>
    </Dialog>
  );
}

/** Whoever presses Ctrl+P again means it. */
function PrintKeys({ onIssue, onPrintDraft }: Omit<Props, 'onClose'>) {
  useKeys('Print a draft', [
    { keys: 'Ctrl+P', does: 'Issue and print', run: onIssue },
    { keys: 'Alt+P', does: 'Print draft', run: onPrintDraft },
  ]);
  return null;
}
