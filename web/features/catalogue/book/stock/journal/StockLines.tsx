// The lines of a stock journal, with what would be in hand after them.
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { GoodsLines } from '../typed/GoodsLines.tsx';
import type { OfferedProducts } from '../typed/GoodsLines.tsx';
import { movedByLines, placeKey } from './lines.ts';
import type { StockLineText } from './lines.ts';
import { COUNT_GRID, CountLineRow } from './CountLineRow.tsx';
import { LINE_GRID, StockLineRow } from './StockLineRow.tsx';
import { heldOfBatch, useBatches } from './place/use-batches.ts';
import { useInPlaces } from './place/use-in-places.ts';
import type { StockJournalForm } from './use-stock-journal.ts';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import type { BatchText } from './place/batch-text.ts';

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

// Of which batch the goods of a line are: typed where they come in, chosen where they go out.
type BatchFieldsProps = {
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  readonly line: BatchText & { readonly direction: 'in' | 'out' };
  /** Those of its product in its godown, the earliest expiry first. */
  readonly batches: readonly BatchRow[];
  readonly today: CalendarDate;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<BatchText>) => void;
};

function BatchFields({ named, line, batches, today, readOnly, onChange }: BatchFieldsProps) {
  if (line.direction === 'out') {
    return (
      <BatchSelect
        named={named}
        batches={batches}
        batch={line.batch}
        onChoose={(batch) => onChange({ batch })}
      />
    );
  }
  if (!line.isBatched && batches.length === 0) {
    return (
      <Button
        kind="quiet"
        aria-label={`Batch and expiry of ${named}`}
        onClick={() => onChange({ isBatched: true })}
      >
        Batch and expiry
      </Button>
    );
  }
  return (
    <div className="mt-1 grid gap-1 sm:grid-cols-3 lg:grid-cols-1">
      <input
        aria-label={`Batch of ${named}`}
        placeholder="Batch"
        autoComplete="off"
        maxLength={60}
        value={line.batch}
        readOnly={readOnly}
        onChange={(event) => onChange({ batch: event.target.value })}
        className="control"
      />
      <DateInput
        aria-label={`Made on, of ${named}`}
        placeholder="Made on"
        text={line.madeOn}
        onText={(madeOn) => onChange({ madeOn })}
        today={today}
        readOnly={readOnly}
      />
      <DateInput
        aria-label={`Expires on, of ${named}`}
        placeholder="Expires on"
        text={line.expiresOn}
        onText={(expiresOn) => onChange({ expiresOn })}
        today={today}
        readOnly={readOnly}
      />
    </div>
  );
}
