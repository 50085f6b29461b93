// A line of a physical count: which product, how many were there, and what the books say.
import type { ReactNode } from 'react';
import { formatThousandths } from '#web/format/money.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { GoodsLine } from '../typed/GoodsLine.tsx';
import { countedIn } from './lines.ts';
import type { StockLineText } from './lines.ts';
import { Figure } from './StockLineRow.tsx';
import type { HeldInPlace } from './place/use-in-places.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

export const COUNT_GRID =
  'grid grid-cols-2 items-start gap-2 border-b border-line py-2 last:border-0 ' +
  'lg:grid-cols-[minmax(12rem,2fr)_8rem_minmax(7rem,1fr)_minmax(7rem,1fr)_5.5rem]';

type Props = {
  readonly line: StockLineText;
  readonly number: number;
  readonly form: StockJournalForm;
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly place: ReactNode;
  readonly books: HeldInPlace | undefined;
};

export function CountLineRow({ line, number, form, books, ...offered }: Props) {
  const named = `line ${number}`;
  const wrong = form.lineErrors.get(line.key);
  const { setLine } = form;
  return (
    <GoodsLine
      line={line}
      number={number}
      named={named}
      form={form}
      {...offered}
      grid={COUNT_GRID}
      productClass="max-lg:col-span-full"
      onChoose={(productId) => setLine(line.key, { productId, batch: '', isUnnamed: false })}
      isProductWrong={wrong?.product !== undefined}
      said={[wrong?.product, wrong?.quantity].filter((text) => text !== undefined).join('. ')}
    >
      {(describedBy) => (
        <>
          <Figure name="Counted">
            <input
              aria-label={`Counted of ${named}`}
              aria-invalid={wrong?.quantity !== undefined}
              aria-describedby={describedBy}
              inputMode="decimal"
              placeholder="0"
              value={line.quantity}
              readOnly={form.busy}
              onChange={(event) => setLine(line.key, { quantity: event.target.value })}
              className="control num"
            />
          </Figure>
          <Difference counted={countedIn(line)} books={books} />
        </>
      )}
    </GoodsLine>
  );
}

type DifferenceProps = {
  readonly counted: number | null;
  readonly books: HeldInPlace | undefined;
};

/** What is missing is said in amber; finding more is no warning. */
function Difference({ counted, books }: DifferenceProps) {
  if (books === undefined) return <span className="max-lg:hidden lg:col-span-2" />;
  const { unit, held: inBooks } = books;
  const told = (thousandths: number) => `${formatThousandths(thousandths)} ${unit ?? ''}`;
  const difference = counted === null ? null : counted - inBooks;
  const isShort = difference !== null && difference < 0;
  const look = isShort ? 'font-semibold text-warn' : 'text-ink-2';
  return (
    <>
      <span className="num self-center text-ink-2 max-lg:whitespace-normal lg:self-start lg:py-2">
        <span className="lg:hidden">In the books </span>
        {told(inBooks)}
      </span>
      <output className={`num self-center max-lg:whitespace-normal lg:self-start lg:py-2 ${look}`}>
        {difference === null ? '' : inWords(difference, told)}
      </output>
    </>
  );
}

const inWords = (difference: number, told: (thousandths: number) => string): string => {
  if (difference === 0) return 'As counted';
  return difference < 0 ? `${told(-difference)} short` : `${told(difference)} over`;
};
