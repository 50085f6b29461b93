// How the book accounts for its stock: from a financial year on, where closing stock comes from and
// by which method it is valued, and the products that are valued otherwise.
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  readStockAccounting,
  setStockAccounting,
  setStockBelowNil,
} from '#api/contract/catalogue/stock/accounting.ts';
import type { NamedStockPolicies } from '#api/contract/catalogue/stock/accounting.ts';
import { belowNilPolicy } from '#core/book/index.ts';
import { stockAccounting, valuationMethod } from '#core/stock-valuation/index.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import { ProductMethods } from './ProductMethods.tsx';
import type { ProductPicker } from './ProductMethods.tsx';
import {
  ACCOUNTING_NAMES,
  firstDayOf,
  invalidateStockPolicies,
  STOCK_METHOD_NAMES,
  yearOf,
} from './stock-words.ts';
import { useYearChoices } from './use-year-choices.ts';

type Props = {
  readonly PickProduct?: ProductPicker | undefined;
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

export function StockPart({ PickProduct, readOnly, onSaved }: Props) {
  const { id: bookId } = usePageBook();
  const read = useQuery(asking(readStockAccounting, { params: { bookId } }));
  const { isPending, why, onRetry } = awaited(read);
  return (
    <SettingsPart
      title="Stock"
      help="Where the closing stock of the statements comes from, and by which method goods are valued."
    >
      {why !== null && (
        <WholeWidth>
          <ErrorState what="how stock is accounted for" why={why} onRetry={onRetry} />
        </WholeWidth>
      )}
      {isPending && (
        <WholeWidth>
          <Skeletons label="Loading the stock settings" count={2} item="h-14" layout="grid gap-3" />
        </WholeWidth>
      )}
      {read.data !== undefined && (
        <>
          <WholeWidth>
            <KnownYears policies={read.data} />
          </WholeWidth>
          <BelowNil policies={read.data} readOnly={readOnly} onSaved={onSaved} />
          {!readOnly && <YearForm policies={read.data} onSaved={onSaved} />}
          <WholeWidth>
            <ProductMethods
              policies={read.data}
              PickProduct={PickProduct}
              readOnly={readOnly}
              onSaved={onSaved}
            />
          </WholeWidth>
        </>
      )}
    </SettingsPart>
  );
}

type Policies = { readonly policies: NamedStockPolicies };

function KnownYears({ policies: { now, years } }: Policies) {
  return (
    <>
      <p className="text-sm">
        Now: {ACCOUNTING_NAMES[now.accounting].toLowerCase()}, valued by{' '}
        {STOCK_METHOD_NAMES[now.method]}.
      </p>
      <ul aria-label="Stock by financial year">
        {years.map(({ from, accounting, method }) => (
          <li
            key={from}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 text-sm"
          >
            <span>From FY {yearOf(from)}</span>
            <span>
              {ACCOUNTING_NAMES[accounting]}, {STOCK_METHOD_NAMES[method]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saved as it is chosen: it is one choice, and changes nothing of the past. */
function BelowNil({ policies, readOnly, onSaved }: Policies & Omit<Props, 'PickProduct'>) {
  const { id: bookId } = usePageBook();
  const { busy, failure, send } = useSend();
  const save = (text: string) => {
    const policy = belowNilPolicy.safeParse(text).data;
    if (policy === undefined || policy === policies.belowNil) return;
    void send(
      () => call(setStockBelowNil, { params: { bookId }, body: { policy } }),
      async () => {
        await invalidateStockPolicies();
        onSaved('Stock below nil saved.');
      },
    );
  };
  return (
    <>
      <SelectField
        label="More goes out than is there"
        value={policies.belowNil}
        options={BELOW_NIL}
        onChange={save}
        readOnly={readOnly || busy}
        hint="By product, godown and batch, on the day and on later days. Services have no stock."
      />
      {failure !== null && (
        <WholeWidth>
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        </WholeWidth>
      )}
    </>
  );
}

const BELOW_NIL = [
  { value: 'warn', label: 'Warn, and post' },
  { value: 'refuse', label: 'Refuse' },
  { value: 'allow', label: 'Allow without a word' },
];

const ACCOUNTINGS = stockAccounting.options.map((value) => {
  return { value, label: ACCOUNTING_NAMES[value] };
});
const METHODS = valuationMethod.options.map((value) => ({
  value,
  label: STOCK_METHOD_NAMES[value],
}));

/** What holds in a year that begins on a day: what was said for it, or last before it. */
const heldFrom = ({ years }: NamedStockPolicies, from: string) =>
  years.find((one) => one.from <= from) ?? { accounting: 'entered', method: 'fifo' };

/** Walking through the choices by keys writes nothing: each would stay in the log. */
function YearForm({ policies, onSaved }: Policies & Pick<Props, 'onSaved'>) {
  const { id: bookId } = usePageBook();
  const { years, year, setYear } = useYearChoices();
  const held = heldFrom(policies, firstDayOf(year));
  const [accounting, setAccounting] = useState<string | null>(null);
  const [method, setMethod] = useState<string | null>(null);
  const { busy, failure, send } = useSend();
  const fields = useFirstField();
  const chosen = { accounting: accounting ?? held.accounting, method: method ?? held.method };
  const isOther = chosen.accounting !== held.accounting || chosen.method !== held.method;
  const forget = () => {
    setAccounting(null);
    setMethod(null);
  };
  const save = () =>
    void send(
      () =>
        call(setStockAccounting, {
          params: { bookId },
          body: {
            from: firstDayOf(year),
            accounting: chosen.accounting as StockAccounting,
            method: chosen.method as ValuationMethod,
          },
        }),
      async () => {
        await invalidateStockPolicies();
        forget();
        onSaved(`Stock from FY ${year} saved.`);
      },
    );
  return (
    <div ref={fields} className="contents">
      <SelectField
        label="From financial year"
        value={year}
        options={years}
        onChange={(picked) => {
          setYear(picked);
          forget();
        }}
        readOnly={busy}
        hint="A year of which anything is locked stays as it was reported."
      />
      <SelectField
        label="Closing stock"
        value={chosen.accounting}
        options={ACCOUNTINGS}
        onChange={setAccounting}
        readOnly={busy}
      />
      <SelectField
        label="Valued by"
        value={chosen.method}
        options={METHODS}
        onChange={setMethod}
        readOnly={busy}
      />
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {isOther && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Save stock from FY {year}
          </Button>
        )}
      </WholeWidth>
    </div>
  );
}

/** The checklist of a year's end leads here (`?part=stock`). */
function useFirstField() {
  const [address] = useSearchParams();
  const begins = address.get('part') === 'stock';
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begins) fields.current?.querySelector('select')?.focus();
  }, [begins]);
  return fields;
}
