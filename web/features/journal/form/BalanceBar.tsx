// Both totals and what they say of each other. It never blocks: the server has the last word.
import { useEffect, useState } from 'react';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { journalWords as wording } from '../wording.ts';
import { isBalanced } from '../draft/draft.ts';
import type { DraftTotals } from '../draft/draft.ts';

const ANNOUNCED_AFTER_MS = 500;

export function BalanceBar({ totals }: { readonly totals: DraftTotals }) {
  return (
    <div
      className={
        'sticky bottom-0 z-10 grid grid-cols-2 items-center gap-x-4 gap-y-1 border-t-2 ' +
        'border-ink bg-surface px-4 py-2.5 sm:grid-cols-[1fr_auto_1fr] ' +
        'max-sm:bottom-[calc(60px+env(safe-area-inset-bottom))]'
      }
    >
      <p className="text-lg font-semibold whitespace-nowrap">
        <span className="sr-only">Debit total </span>
        {formatRupees(totals.debit)}
      </p>
      <p className="col-span-2 row-start-2 text-center sm:col-span-1 sm:row-auto">
        <Verdict totals={totals} />
      </p>
      <p className="text-right text-lg font-semibold whitespace-nowrap">
        <span className="sr-only">Credit total </span>
        {formatRupees(totals.credit)}
      </p>
      <Announced text={sentence(totals)} />
    </div>
  );
}

function Verdict({ totals }: { readonly totals: DraftTotals }) {
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
