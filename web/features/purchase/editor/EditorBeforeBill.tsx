// The form of what is said of goods before their bill, around the fields that a kind has of its
// own: the supplier and the day, the lines, and what they come to.
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { sumOfHeads } from '#core/trade/index.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { DocumentTotals } from '../DocumentTotals.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import { BillLines } from './BillLines.tsx';
import { SupplierField } from './SupplierField.tsx';
import type { BeforeBillForm, TextBeforeBill } from './use-form-before-bill.ts';

type Props<Text extends TextBeforeBill> = QuickSupplierProps &
  Pick<ComponentProps<typeof BillLines>, 'accounts' | 'products' | 'bookId'> & {
    readonly form: BeforeBillForm<Text>;
    /** What it is called among the keys, and what its last key says. */
    readonly words: { readonly title: string; readonly save: string };
    readonly day: { readonly label: string; readonly name: keyof Text & string };
    /** Whether the supplier is still to be chosen, which comes first. */
    readonly isAnybodys: boolean;
    /** Beside the supplier and the day. */
    readonly beside: ReactNode;
    /** Below these. */
    readonly head?: ReactNode;
    /** Below the lines. */
    readonly foot: ReactNode;
  };

export function EditorBeforeBill<Text extends TextBeforeBill>(props: Props<Text>) {
  const { QuickSupplier, form, words, day, bookId, accounts, products } = props;
  const { fields, set, today, busy, typed } = form;
  const page = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  useKeys(words.title, [
    { keys: 'Ctrl+S', does: 'Save the draft', run: () => void form.save(false), writes: true },
    {
      keys: 'F2',
      does: 'Change its day',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  const taxablePaise = typed.lines.reduce((sum, line) => sum + line.taxablePaise, 0);
  const totals = {
    taxablePaise,
    ...sumOfHeads(typed.lines),
    roundOffPaise: 0,
    totalPaise: typed.totalPaise,
  };
  return (
    <div ref={page} className="card min-w-0 p-4">
      <Restored form={form} />
      <FormFrame
        form={form}
        save={words.save}
        second={<Button onClick={() => void form.save(false)}>Save draft</Button>}
      >
        <div className="flex flex-col gap-3 max-sm:grid max-sm:grid-cols-2">
          <div className="grid gap-3 max-sm:contents sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]">
            <Required>
              <div className="max-sm:col-span-full">
                <SupplierField
                  form={form}
                  accounts={accounts}
                  isAnybodys={props.isAnybodys}
                  onAdd={setAdding}
                />
              </div>
            </Required>
            <div data-day="">
              <DateField
                label={day.label}
                today={today}
                readOnly={busy}
                text={String(fields[day.name])}
                onText={(text) => set({ [day.name]: text } as Partial<Text>)}
                error={form.errorOf(day.name)}
              />
            </div>
            {props.beside}
          </div>
          {props.head}
        </div>
        <BillLines form={form} bookId={bookId} accounts={accounts} products={products} />
        <DocumentTotals totals={totals} total="Total" isTaxed={form.of === 'order'} />
        {props.foot}
        <ActWarnings texts={form.warnings} />
      </FormFrame>
      {adding !== null && (
        <QuickSupplier
          bookId={bookId}
          name={adding}
          onClose={() => setAdding(null)}
          onSaved={({ accountId }) => {
            form.setSupplier(accountId);
            setAdding(null);
          }}
        />
      )}
    </div>
  );
}
