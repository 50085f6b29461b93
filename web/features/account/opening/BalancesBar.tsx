// What is shown of the opening balances, from which day the book begins, and pasting a table.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import type { OpeningView } from './form/use-view.ts';
import type { OpeningForm } from './form/use-opening.ts';

const TABS = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'customers', label: 'Customers’ bills' },
  { value: 'suppliers', label: 'Suppliers’ bills' },
  { value: 'stock', label: 'Stock' },
] as const;

type Props = {
  readonly bookId: number;
  readonly document: OpeningDocument;
  readonly accounts: readonly Account[];
  readonly form: OpeningForm;
  readonly view: OpeningView;
  readonly readOnly: boolean;
  readonly onPaste: () => void;
};

export function BalancesBar(props: Props) {
  const { bookId, document, accounts, form, view, readOnly, onPaste } = props;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SegmentedOrSelect label="Show" options={TABS} value={view.tab} onChange={view.setTab} />
      <DateField
        label="Books begin on"
        text={form.begins}
        onText={form.setBegins}
        today={form.today}
        readOnly={readOnly || form.isPosted}
      />
      {view.tab !== 'stock' && (
        <>
          <SearchField
            label="Go to an account"
            value={view.sought}
            onChange={view.setSought}
            onKeyDown={({ key }) => {
              if (key === 'Enter') view.goToFirst();
            }}
          />
          <Checkbox checked={view.hidesEmpty} onChange={view.hideEmpty}>
            Hide empty
          </Checkbox>
        </>
      )}
      <SheetActions
        what={view.tab === 'stock' ? 'the opening stock' : 'the opening balances'}
        of={async () =>
          (await import('./opening-sheet.ts')).sheetOfOpening({
            form,
            document,
            accounts,
            bookId,
            part: view.tab === 'stock' ? 'stock' : 'balances',
          })
        }
      />
      {!readOnly && (
        <>
          <Button aria-keyshortcuts="Alt+V" onClick={onPaste}>
            Paste from a spreadsheet
          </Button>
          <Link to={paths.imports('openings', bookId)} className={buttonClass('secondary')}>
            Import a file
          </Link>
        </>
      )}
    </div>
  );
}
