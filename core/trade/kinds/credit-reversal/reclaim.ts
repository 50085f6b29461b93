// The twin of a reversal: credit that was reversed comes back, as far as the bill is paid or the
// supplier has filed. CGST Rule 37(4): section 16(4) sets it no limit.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, periodSaid } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { documentKind } from '../../document-kind.ts';
import type { CreditMark, TradeEntry } from '../../effects.ts';
import { creditOfUnpaid } from '../../watch/unpaid-credit.ts';
import type { CreditHeads } from '../../watch/unpaid-credit.ts';
import { perHead, sumOfHeads, taxPaise } from '../purchase-bill/price.ts';
import type { CreditReclaim, CreditReclaimDraft } from './events.ts';
import { billThen, filedReturnRefusal, headAbove, movedBills } from './judge.ts';
import type { CreditMoveFacts, KnownCredit, MovedBill } from './judge.ts';
import type { CreditMoveRejection } from './rejections.ts';
import { creditOutLedger } from './reversal.ts';

export const creditReclaim = documentKind<CreditReclaim>({
  kind: 'credit-reclaim',
  noun: 'credit reclaim',
  direction: 'in',
  party: null,
  number: { ours: 'CC-', theirs: 'none' },
  voucherType: 'journal',
  effects: {
    ledger,
    narration,
    stock: () => [],
    openItem: () => null,
    credit: ({ period }): CreditMark => ({ period: periodSaid(period), rule: 'reclaim' }),
  },
});

/** As the reversal, the other way round. */
function ledger(reclaim: CreditReclaim): readonly TradeEntry[] {
  return creditBackLedger(reclaim);
}

export const creditBackLedger = (
  moved: Parameters<typeof creditOutLedger>[0],
): readonly TradeEntry[] => {
  const turned = creditOutLedger(moved).map((entry): TradeEntry => {
    return { ...entry, side: entry.side === 'debit' ? 'credit' : 'debit' };
  });
  return [...turned.slice(1), ...turned.slice(0, 1)];
};

function narration({ number, rule, bills, narration: said }: CreditReclaim): string {
  const [bill] = bills;
  const of = bills.length === 1 ? `bill ${bill?.billNumber ?? ''}` : `${bills.length} bills`;
  const what = `Credit of ${of} claimed again, which rule ${rule} had reversed, ${number}`;
  return said === '' ? what : `${what}: ${said}`;
}

/** @returns what may be claimed again of a bill, head by head. */
function reclaimableOf(known: KnownCredit, rule: CreditReclaimDraft['rule']): CreditHeads {
  const standing = known.standing[rule];
  if (rule !== '37') return standing;
  const unpaid = creditOfUnpaid(known.credit, known);
  return perHead((head) => Math.max(standing[head] - unpaid[head], 0));
}

/** @returns the reclaim as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedReclaim(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  draft: CreditReclaimDraft,
  facts: CreditMoveFacts,
): Result<CreditReclaim, CreditMoveRejection> {
  const { bills: _bills, ...said } = draft;
  const postedOn = draft.postedOn === null ? facts.today : calendarDate(draft.postedOn);
  const judged = movedBills(
    draft,
    postedOn,
    facts,
    () => null,
    (moved) => billRefusal(moved, draft, postedOn),
  );
  if (!judged.ok) return judged;
  const { accountId, nextNumber } = facts;
  if (accountId === null) return rejected({ kind: 'credit_cost_account_unfit' });
  return accepted({
    ...ids,
    ...nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...said,
    accountId,
    postedOn,
    bills: judged.value.map(billThen),
    totalPaise: taxPaise(sumOfHeads(draft.bills)),
  });
}

function billRefusal(
  { line, named, known }: MovedBill<CreditReclaimDraft['bills'][number]>,
  { rule }: CreditReclaimDraft,
  postedOn: string,
): CreditMoveRejection | null {
  const { billNumber, lastReversedOn } = known;
  if (lastReversedOn !== null && postedOn < lastReversedOn) {
    const reversedOn = lastReversedOn;
    return { kind: 'credit_reclaimed_before_reversal', line, billNumber, reversedOn };
  }
  const above = headAbove(named, reclaimableOf(known, rule));
  return above === null ? null : { kind: 'credit_exceeds_reclaimable', line, billNumber, ...above };
}

/** Nothing leaves a filed return. */
export const reclaimBack = (
  { period }: CreditReclaim,
  { returns }: CreditMoveFacts,
): CreditMoveRejection | null => filedReturnRefusal(period, returns);
