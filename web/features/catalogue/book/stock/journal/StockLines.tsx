// The lines of a stock journal, with what would be in hand after them.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { stockProductsOf } from '../queries.ts';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import { BatchFields } from './place/BatchFields.tsx';
import { movedByLines, placeKey } from './lines.ts';
import { COUNT_GRID, CountLineRow } from './CountLineRow.tsx';
import { LINE_GRID, StockLineRow } from './StockLineRow.tsx';
import { heldOfBatch, useBatches } from './place/use-batches.ts';
import { useInPlaces } from './place/use-in-places.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

type Props = { readonly form: StockJournalForm; readonly bookId: number };

const HEADS = ['Quantity', 'Rate', 'Value', 'After this'];
const COUNT_HEADS = ['Counted', 'In the books', 'Difference'];

const Heads = ({ isCount }: { readonly isCount: boolean }) => (
  <div
    aria-hidden="true"
    className={`${isCount ? COUNT_GRID : LINE_GRID} text-sm text-ink-2 max-lg:hidden`}
  >
    {!isCount && <span />}
    <span>Product</span>
    {(isCount ? COUNT_HEADS : HEADS).map((head) => (
      <span key={head} className="text-right">
        {head}
      </span>
    ))}
  </div>
);

export function StockLines({ form, bookId }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const products = useQuery(stockProductsOf(bookId));
  useKeysUntil(!products.isPending);
  const isCount = form.purpose === 'count';
  const godowns = useGodowns(bookId);
  const asOn = isCount ? form.date : null;
  const held = useInPlaces({ bookId, godowns, lines: form.lines, asOn });
  const batchesAt = useBatches(bookId, form.lines, form.date);
  const moved = movedByLines(form.lines);
  const choices: readonly Choice[] = products.data ?? [];
  return (
    <section aria-label="Lines">
      <Heads isCount={isCount} />
      <ul ref={list}>
        {form.lines.map((line, at) => {
          const number = at + 1;
          const { key, godownId } = line;
          const named = `line ${number}`;
          const place = (
            <>
              <GodownSelect
                {...{ named, godownId, godowns }}
                onChoose={(chosen) => form.setLine(key, { godownId: chosen })}
              />
              {isCount && (
                <BatchSelect
                  {...{ named }}
                  batches={batchesAt(line)}
                  batch={line.batch}
                  unnamed="All batches together"
                  onChoose={(batch) => form.setLine(key, { batch })}
                />
              )}
              {!isCount && line.productId !== null && (
                <BatchFields
                  {...{ named, line }}
                  batches={batchesAt(line)}
                  today={form.today}
                  readOnly={form.busy}
                  onChange={(change) => form.setLine(key, change)}
                />
              )}
            </>
          );
          const shared = { line, form, choices, number, isLoading: products.isPending, place };
          const there = held(line);
          if (isCount) {
            const books = there && heldOfBatch(there, batchesAt(line), line.batch);
            return <CountLineRow key={key} {...shared} books={books} />;
          }
          const by = moved.get(placeKey(line));
          const after = by === undefined || there === undefined ? undefined : there.held + by;
          return <StockLineRow key={key} {...shared} unit={there?.unit ?? null} after={after} />;
        })}
      </ul>
      {form.isEmpty && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          Enter one line
        </p>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          flushSync(form.add);
          focusFirstIn(list.current?.lastElementChild);
        }}
      >
        Add line
      </Button>
    </section>
  );
}
