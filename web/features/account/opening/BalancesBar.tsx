// What is shown of the opening balances, from which day the book begins, and pasting a table.
import { Button } from '#web/ui/buttons/Button.tsx';
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
  readonly form: OpeningForm;
  readonly view: OpeningView;
  readonly readOnly: boolean;
  readonly onPaste: () => void;
};

export function BalancesBar({ form, view, readOnly, onPaste }: Props) {
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
      {!readOnly && (
        <Button aria-keyshortcuts="Alt+V" onClick={onPaste}>
          Paste from a spreadsheet
        </Button>
      )}
    </div>
  );
}
