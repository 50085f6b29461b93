// The hero works: two lines that may be typed in. Nothing leaves the page.
import { useState } from 'react';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';

const FIRST = { account: 'Rent, head office', text: '60,000.00' };
const SECOND = { account: 'HDFC Bank current', text: '60,000.00' };

export function SampleVoucher() {
  const [debit, setDebit] = useState<SampleSide>(FIRST);
  const [credit, setCredit] = useState<SampleSide>(SECOND);
  const [posted, setPosted] = useState(0);
  const standing = balanceOfSides(debit, credit);

  /** Enter goes to what is missing: here, the credit that makes both sides equal. */
  const fillTheRest = () => setCredit({ ...credit, text: debit.text });

  return (
    <form
      aria-label="Try an entry"
      className="bg-surface rule-top"
      onSubmit={(event) => {
        event.preventDefault();
        if (standing.kind === 'balanced') setPosted(posted + 1);
        else if (standing.kind === 'unequal') fillTheRest();
      }}
    >
      <div className="grid sm:grid-cols-2">
        <Side side="debit" value={debit} onChange={setDebit} />
        <div className="max-sm:rule-top sm:rule-middle">
          <Side side="credit" value={credit} onChange={setCredit} />
        </div>
      </div>
      <div
        className={
          'flex min-h-14 flex-wrap items-center justify-between gap-2 border-t border-ink ' +
          'px-4 py-2 rule-double'
        }
      >
        <p role="status" className="font-medium">
          <Words standing={standing} />
        </p>
        <button type="submit" className={buttonClass('secondary')}>
          Post entry
        </button>
      </div>
      <p role="status" className="px-4 py-2 text-sm text-ink-3">
        {posted === 0
          ? 'Type in it: this one works, on sample accounts.'
          : `Posted #${posted}. In your own book it would now be in the ledger, for good.`}
      </p>
    </form>
  );
}

function Words({ standing }: { readonly standing: Standing }) {
  switch (standing.kind) {
    case 'balanced':
      return <span className="text-paid">Balanced at ₹{standing.total}</span>;
    case 'unequal':
      return (
        <span className="text-overdue">
          Value Don't Match{' '}
          <span className="font-normal">
            {standing.by} short on {standing.short}
          </span>
        </span>
      );
    case 'unreadable':
      return <span className="text-overdue">Could not read this amount</span>;
    case 'empty':
      return <span className="font-normal text-ink-3">Enter an amount</span>;
  }
}

type SideProps = {
  readonly side: 'debit' | 'credit';
  readonly value: SampleSide;
  readonly onChange: (value: SampleSide) => void;
};

function Side({ side, value, onChange }: SideProps) {
  const title = side === 'debit' ? 'Debit' : 'Credit';
  return (
    <fieldset className="flex flex-col gap-2 px-4 py-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="flex items-center gap-2 font-medium">
        <SideTag side={side} />
        {title}
      </p>
      <select
        aria-label={`${title} account`}
        value={value.account}
        onChange={(event) => onChange({ ...value, account: event.target.value })}
        className="control"
      >
        {SAMPLE_ACCOUNTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <AmountInput
        aria-label={`${title} amount in rupees`}
        text={value.text}
        onText={(text) => onChange({ ...value, text })}
      />
    </fieldset>
  );
}

// The entry in the hero: sample accounts of nobody's books, and what is said of the two sides.
const SAMPLE_ACCOUNTS = [
  'Rent, head office',
  'Electricity',
  'Salaries',
  'HDFC Bank current',
  'Cash',
  'Deccan Textiles',
] as const;

type SampleSide = { readonly account: string; readonly text: string };

type Standing =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'balanced'; readonly total: string }
  | { readonly kind: 'unequal'; readonly short: 'debit' | 'credit'; readonly by: string };

const paiseOf = (text: string, suggested: number): number | null =>
  text.trim() === '' ? 0 : parseAmount(text, suggested);

/** @returns how the two sides stand to each other. */
function balanceOfSides(debit: SampleSide, credit: SampleSide): Standing {
  const debited = paiseOf(debit.text, 0);
  const credited = paiseOf(credit.text, debited ?? 0);
  if (debited === null || credited === null) return { kind: 'unreadable' };
  if (debited === 0 && credited === 0) return { kind: 'empty' };
  if (debited === credited) return { kind: 'balanced', total: formatPaise(debited) };
  const short = debited < credited ? 'debit' : 'credit';
  return { kind: 'unequal', short, by: formatPaise(Math.abs(debited - credited)) };
}
