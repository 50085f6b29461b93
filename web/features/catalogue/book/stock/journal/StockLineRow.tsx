// A line of a stock journal: which way, which product, how much, what it cost, what that leaves.
import type { ReactNode } from 'react';
import { formatPaise, formatThousandths } from '#web/format/money.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { GoodsLine } from '../typed/GoodsLine.tsx';
import { impliedRatePaise } from './lines.ts';
import type { StockLineText } from './lines.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

const WAYS = [
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
] as const;

export const LINE_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2 border-b border-line py-2 last:border-0 ' +
  'lg:grid-cols-[7.5rem_minmax(10rem,2fr)_6.5rem_6.5rem_8rem_minmax(6rem,1fr)_5.5rem]';

type LineProps = {
  readonly line: StockLineText;
  readonly number: number;
  readonly form: StockJournalForm;
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly place: ReactNode;
  readonly unit: string | null;
  /** Thousandths in hand there after all lines; undefined until they are known. */
  readonly after: number | undefined;
};

export function StockLineRow({ line, number, form, unit, after, ...offered }: LineProps) {
  const named = `line ${number}`;
  const wrong = form.lineErrors.get(line.key);
  const said = [wrong?.product, wrong?.batch, wrong?.quantity, wrong?.value]
    .filter((text) => text !== undefined)
    .join('. ');
  const change = (part: Partial<StockLineText>) => form.setLine(line.key, part);
  return (
    <GoodsLine
      line={line}
      number={number}
      named={named}
      form={form}
      said={said}
      {...offered}
      grid={LINE_GRID}
      onChoose={(productId) => change({ productId })}
      isProductWrong={wrong?.product !== undefined}
      first={
        <Segmented
          label={`Way of ${named}`}
          options={WAYS}
          value={line.direction}
          onChange={(direction) => change({ direction })}
        />
      }
    >
      {(describedBy) => (
        <>
          <Figures
            line={line}
            named={named}
            change={change}
            wrong={wrong}
            describedBy={describedBy}
            readOnly={form.busy}
          />
          <StockAfter unit={unit} after={after} />
        </>
      )}
    </GoodsLine>
  );
}

type FiguresProps = Omit<CostProps, 'invalid'> & {
  readonly wrong: ReturnType<StockJournalForm['lineErrors']['get']>;
};

function Figures({ line, named, change, wrong, describedBy, readOnly }: FiguresProps) {
  return (
    <div className="col-span-full grid grid-cols-2 gap-2 sm:grid-cols-3 lg:contents">
      <Figure name="Quantity">
        <input
          aria-label={`Quantity of ${named}`}
          aria-invalid={wrong?.quantity !== undefined}
          aria-describedby={describedBy}
          inputMode="decimal"
          placeholder="0"
          value={line.quantity}
          readOnly={readOnly}
          onChange={(event) => change({ quantity: event.target.value })}
          className="control num"
        />
      </Figure>
      {line.direction === 'in' ? (
        <CostFields
          line={line}
          named={named}
          change={change}
          readOnly={readOnly}
          invalid={wrong?.value !== undefined}
          describedBy={describedBy}
        />
      ) : (
        <span className="self-center sm:col-span-2 text-right lg:self-start lg:py-2 text-sm text-ink-3">
          At what it cost
        </span>
      )}
    </div>
  );
}

/** A field of figures; narrow pages have no heads above them, so there it bears its name. */
export const Figure = ({
  name,
  className = '',
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <div className={`flex flex-col ${className}`}>
    <span aria-hidden="true" className="text-xs text-ink-2 lg:hidden">
      {name}
    </span>
    {children}
  </div>
);

type CostProps = {
  readonly line: StockLineText;
  readonly named: string;
  readonly change: (part: Partial<StockLineText>) => void;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
};

/** A rate makes the value; once the value is typed, the rate is what it comes to. */
function CostFields({ line, named, change, invalid, describedBy, readOnly }: CostProps) {
  const ratePaise = impliedRatePaise(line);
  const wrong = { 'aria-invalid': invalid, 'aria-describedby': describedBy, readOnly };
  return (
    <>
      <Figure name="Rate">
        <input
          aria-label={`Rate of ${named}`}
          {...wrong}
          inputMode="decimal"
          autoComplete="off"
          placeholder={ratePaise === null ? '0.00' : formatPaise(ratePaise)}
          value={line.rate}
          onChange={(event) => change({ rate: event.target.value })}
          className="control num"
        />
      </Figure>
      <Figure name="Value" className="max-sm:col-span-full">
        <AmountInput
          aria-label={`Value of ${named}`}
          {...wrong}
          text={line.value}
          onText={(value) => {
            // What a rate made is written out when the field is left, and is no typing.
            if (value !== line.value) change({ value });
          }}
        />
      </Figure>
    </>
  );
}

/** Less than nothing is said, and never refused. */
function StockAfter({ unit, after }: Pick<LineProps, 'unit' | 'after'>) {
  if (after === undefined) return <span className="max-lg:hidden" />;
  const isBelow = after < 0;
  const look = isBelow ? 'font-semibold text-warn' : 'text-ink-2';
  return (
    <output className={`num self-center max-lg:col-start-2 lg:self-start lg:py-2 ${look}`}>
      {formatThousandths(after)} {unit}
      {isBelow && <span className="block text-xs font-medium">Negative</span>}
    </output>
  );
}
