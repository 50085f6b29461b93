// Both totals and what they say of each other. It never blocks: the server has the last word.
import { useEffect, useState } from 'react';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { journalWords as wording } from '../wording.ts';
import type { Side } from '#core/journal/index.ts';
import { isBalanced, SIDES } from '../draft/draft.ts';
import type { DraftTotals } from '../draft/draft.ts';

const ANNOUNCED_AFTER_MS = 500;

export function BalanceBar({ totals }: { readonly totals: DraftTotals }) {
  const isWide = useWide();
  return (
    <div
      className={
        'sticky bottom-0 z-10 grid grid-cols-2 border-t-2 border-ink bg-surface ' +
        'max-sm:bottom-[calc(60px+env(safe-area-inset-bottom))]'
      }
    >
      {SIDES.map((side) => (
        <Total key={side} side={side} paise={totals[side]} />
      ))}
      {!isWide && (
        <p className="col-span-2 px-4 pb-2 text-center empty:hidden">
          <BalanceVerdict totals={totals} />
        </p>
      )}
      <Announced text={sentence(totals)} />
    </div>
  );
}

type TotalProps = { readonly side: Side; readonly paise: number };

/** On the right edge of the amounts above it, whose text ends 13 px inside their fields. */
const Total = ({ side, paise }: TotalProps) => (
  <p
    className={
      'flex flex-wrap items-baseline justify-between gap-x-2 py-2.5 pl-4 text-base font-semibold ' +
      'whitespace-nowrap pr-[calc(3.5rem+13px)] max-md:pr-4 ' +
      (side === 'credit' ? 'md:rule-middle' : '')
    }
  >
    <span>
      <span className="sr-only">{side === 'debit' ? 'Debit total' : 'Credit total'} </span>
      <span aria-hidden="true" className="max-sm:hidden">
        Total
      </span>
      <span aria-hidden="true" className="sm:hidden">
        {side === 'debit' ? 'Dr' : 'Cr'}
      </span>
    </span>
    <span className="num ml-auto">{formatRupees(paise)}</span>
  </p>
);

/** What the totals say of each other: on a desk left of the narration. */
export function BalanceVerdict({ totals }: { readonly totals: DraftTotals }) {
  if (isBalanced(totals)) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-paid">
        <Icon name="check" size={16} />
        {wording.balanced}
      </span>
    );
  }
  if (totals.debit === totals.credit) return null;
  return (
    <>
      <strong className="font-semibold text-overdue">{wording.mismatch}</strong>{' '}
      <span className="text-ink-2">{shortfall(totals)}</span>
    </>
  );
}

const shortfall = ({ debit, credit }: DraftTotals): string =>
  `${formatPaise(debit - credit)} short on ${debit < credit ? 'debit' : 'credit'}`;

function sentence(totals: DraftTotals): string {
  const { debit, credit } = totals;
  if (debit === credit) return isBalanced(totals) ? wording.balanced : '';
  return `Debit ${formatPaise(debit)}, credit ${formatPaise(credit)}, ${wording.mismatch}`;
}

/** Readers hear the totals once the typing has stopped, not at every key. */
function Announced({ text }: { readonly text: string }) {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {heard}
    </p>
  );
}
