// The lines of a stock journal, with what would be in hand after them.
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { GoodsLines } from '../typed/GoodsLines.tsx';
import type { OfferedProducts } from '../typed/GoodsLines.tsx';
import { BatchFields } from './place/BatchFields.tsx';
import { movedByLines, placeKey } from './lines.ts';
import type { StockLineText } from './lines.ts';
import { COUNT_GRID, CountLineRow } from './CountLineRow.tsx';
import { LINE_GRID, StockLineRow } from './StockLineRow.tsx';
import { heldOfBatch, useBatches } from './place/use-batches.ts';
import { useInPlaces } from './place/use-in-places.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

type Props = { readonly form: StockJournalForm; readonly bookId: number };

const figures = (...heads: readonly string[]) => heads.map((head) => ({ head, isFigure: true }));

const HEADS = [
  { head: '' },
  { head: 'Product' },
  ...figures('Quantity', 'Rate', 'Value', 'After this'),
];
const COUNT_HEADS = [{ head: 'Product' }, ...figures('Counted', 'In the books', 'Difference')];

export function StockLines({ form, bookId }: Props) {
  const isCount = form.purpose === 'count';
  const godowns = useGodowns(bookId);
  const asOn = isCount ? form.date : null;
  const held = useInPlaces({ bookId, godowns, lines: form.lines, asOn });
  const batchesAt = useBatches(bookId, form.lines, { asOn: form.date, withNil: isCount });
  const moved = movedByLines(form.lines);
  const lineOf = (line: StockLineText, offered: OfferedProducts) => {
    const { key, godownId } = line;
    const named = `line ${offered.number}`;
    const place = (
      <>
        <GodownSelect
          named={named}
          godownId={godownId}
          godowns={godowns}
          onChoose={(chosen) => form.setLine(key, { godownId: chosen })}
        />
        {isCount && (
          <BatchSelect
            named={named}
            batches={batchesAt(line)}
            batch={line.batch}
            unnamed="All batches together"
            alone={{
              isChosen: line.isUnnamed,
              onChoose: () => form.setLine(key, { batch: '', isUnnamed: true }),
            }}
            onChoose={(batch) => form.setLine(key, { batch, isUnnamed: false })}
          />
        )}
        {!isCount && line.productId !== null && (
          <BatchFields
            named={named}
            line={line}
            batches={batchesAt(line)}
            today={form.today}
            readOnly={form.busy}
            onChange={(change) => form.setLine(key, change)}
          />
        )}
      </>
    );
    const shared = { ...offered, line, form, place };
    const there = held(line);
    if (isCount) {
      const books = there && heldOfBatch(there, batchesAt(line), line);
      return <CountLineRow key={key} {...shared} books={books} />;
    }
    const by = moved.get(placeKey(line));
    const after = by === undefined || there === undefined ? undefined : there.held + by;
    return <StockLineRow key={key} {...shared} unit={there?.unit ?? null} after={after} />;
  };
  return (
    <GoodsLines
      form={form}
      bookId={bookId}
      lineOf={lineOf}
      grid={isCount ? COUNT_GRID : LINE_GRID}
      heads={isCount ? COUNT_HEADS : HEADS}
    />
  );
}
