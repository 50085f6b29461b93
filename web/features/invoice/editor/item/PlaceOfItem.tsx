// Where the goods of an item are taken from, and which: nothing in a book that uses neither
// godowns nor batches. Enter passes them by, since most lines leave them as they are.
import type { KeyboardEvent } from 'react';
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { invoicePlaceName } from '../../draft/next-field.ts';
import { goodsOfLine } from '../../draft/read.ts';
import { onInvoiceEnter } from '../../draft/use-invoice-draft.ts';
import type { EditorParts } from '../parts.ts';
import type { ItemGoods } from './StockNote.tsx';

type Props = {
  readonly index: number;
  readonly line: InvoiceDraftLine;
  readonly parts: EditorParts;
  readonly goods: Omit<ItemGoods, 'stock'>;
  readonly onChange: (change: Partial<InvoiceDraftLine>) => void;
};

export function PlaceOfItem({ index, line, parts, goods, onChange }: Props) {
  const { errors, busy, typing } = parts;
  const productId = goodsOfLine(line);
  const errorOf = (field: 'godown_id' | 'batch') => errors[invoicePlaceName({ field, index })];
  const wrong = [errorOf('godown_id'), errorOf('batch')].filter((text) => text !== undefined);
  if (productId === null && wrong.length === 0) return null;
  const named = `item ${index + 1}`;
  const { godownId, batch } = line;
  const control = (field: 'godown_id' | 'batch') => ({
    'data-place': invoicePlaceName({ field, index }),
    'aria-invalid': errorOf(field) !== undefined,
    'aria-describedby': `item-${index}-place-text`,
    disabled: busy,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onInvoiceEnter(event, typing, { field, index });
    },
  });
  return (
    <div className="sm:pl-8">
      <div
        className={
          'grid grid-cols-[minmax(0,1fr)] gap-x-2 sm:justify-start ' +
          'sm:grid-cols-[minmax(0,auto)_minmax(0,auto)]'
        }
      >
        <GodownSelect
          named={named}
          godownId={godownId}
          godowns={goods.godowns}
          onChoose={(chosen) => onChange({ godownId: chosen, batch: '' })}
          control={control('godown_id')}
        />
        <BatchSelect
          named={named}
          batch={batch}
          batches={goods.batches.filter(
            (row) => row.productId === productId && row.godownId === godownId,
          )}
          onChoose={(chosen) => onChange({ batch: chosen })}
          control={control('batch')}
        />
      </div>
      <div id={`item-${index}-place-text`}>
        {wrong.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
    </div>
  );
}
