// A list on paper and as a file: Print, Export, and how far a long list has come.
import { lazy, Suspense, use } from 'react';
import { formatCount } from '#web/format/money.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { PageBookContext } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import type { MenuItem } from '#web/ui/overlays/Menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { SheetSource } from './gathering.ts';
import { useSheet } from './use-sheet.ts';
import type { SheetMaking } from './use-sheet.ts';

const PrintedSheet = lazy(() =>
  import('#web/ui/paper/sheet/PrintedSheet.tsx').then((module) => ({
    default: module.PrintedSheet,
  })),
);

type Props = {
  /** What is printed, as the overlay of keys and the dialog name it: the trial balance. */
  readonly what: string;
  /** Makes the sheet of the list as it is narrowed now. */
  readonly of: SheetSource;
  /** Whose list it is: the page's book when it is not said, null for a list of no book. */
  readonly book?: NamedBook | null;
  /** Prints it where it has a paper of its own: a letter. */
  readonly onPrint?: () => void;
  /** What else can be taken away of it. */
  readonly more?: readonly MenuItem[];
};

export function SheetActions({ what, of, book, onPrint, more = [] }: Props) {
  const ofPage = use(PageBookContext);
  const bookOfList = book === undefined ? ofPage : book;
  const making = useSheet(of, bookOfList);
  const wide = useWide();
  // What is printed of the past is not the books as they stand.
  const word = useIsPresent() ? 'Print' : 'Working paper';
  const print = () => (onPrint === undefined ? making.make('print') : onPrint());
  useKeys('Print', [{ keys: 'Ctrl+P', does: `Print ${what}`, run: print }]);
  return (
    <span className="inline-flex gap-2 print:hidden">
      {wide && (
        <Button aria-keyshortcuts="Control+P" onClick={print}>
          {word} <Kbd>{keyLabel('Ctrl+P')}</Kbd>
        </Button>
      )}
      <Menu
        label={`Export ${what}`}
        trigger="Export"
        items={[
          ...(wide ? [] : [{ text: word, onSelect: print }]),
          ...(bookOfList === null ? [] : [{ text: 'PDF', onSelect: () => making.make('pdf') }]),
          { text: 'CSV', onSelect: () => making.make('csv') },
          { text: 'Excel (XLSX)', onSelect: () => making.make('xlsx') },
          ...more,
        ]}
      />
      <MakingSheet making={making} what={what} />
    </span>
  );
}

/** How far a sheet has come, and the sheet while it is printed. */
export function MakingSheet({
  making,
  what,
}: {
  readonly making: SheetMaking;
  readonly what: string;
}) {
  const { progress, report, cancel, printed } = making;
  return (
    <>
      {progress !== null && (
        <Dialog
          title={`Preparing ${what}`}
          onClose={cancel}
          foot={<Button onClick={cancel}>Cancel</Button>}
        >
          <p role="status">
            {formatCount(progress.lines)} lines {progress.step}
          </p>
        </Dialog>
      )}
      {report !== null && (
        <Suspense>
          <PrintedSheet report={report} onDrawn={() => window.print()} onDone={printed} />
        </Suspense>
      )}
    </>
  );
}
