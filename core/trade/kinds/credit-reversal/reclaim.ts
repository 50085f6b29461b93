// The twin of a reversal: credit that was reversed comes back, as far as the bill is paid or the
// supplier has filed. CGST Rule 37(4): section 16(4) sets it no limit.
import { periodSaid } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { documentKind } from '../../document-kind.ts';
import type { CreditMark, TradeEntry } from '../../effects.ts';
import { creditOfUnpaid } from '../../watch/unpaid-credit.ts';
import type { CreditReversalRule } from '../../terms.ts';
import type { CreditHeads } from '../../watch/unpaid-credit.ts';
import { perHead } from '../purchase-bill/price.ts';
import type { CreditReclaim, CreditReclaimDraft } from './events.ts';
import { billThen, filedReturnRefusal, headAbove, movedBills } from './judge.ts';
import type { CreditMoveFacts, KnownCredit, MovedBill } from './judge.ts';
import { headsMoved, postedMove, sheetName } from './posted-move.ts';
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
    // What a year had reversed too much lowers the row of its rule, and is no reclaim of 4(D)(1).
    credit: ({ period, rule }): CreditMark => ({
      period: periodSaid(period),
      rule: rule === '42' ? rule : 'reclaim',
    }),
  },
});

/** As the reversal, the other way round. */
function ledger(reclaim: CreditReclaim): readonly TradeEntry[] {
  return creditBackLedger({ accountId: reclaim.accountId, bills: [headsMoved(reclaim)] });
}

export const creditBackLedger = (
  moved: Parameters<typeof creditOutLedger>[0],
): readonly TradeEntry[] => {
  const turned = creditOutLedger(moved).map((entry): TradeEntry => {
    return { ...entry, side: entry.side === 'debit' ? 'credit' : 'debit' };
  });
  return [...turned.slice(1), ...turned.slice(0, 1)];
};

function narration({ number, rule, bills, sheet, narration: said }: CreditReclaim): string {
  if (sheet !== null) {
    const what = `Common credit of ${sheetName(sheet)} claimed again by rule 42(2), ${number}`;
    return said === '' ? what : `${what}: ${said}`;
  }
  const [bill] = bills;
  const of = bills.length === 1 ? `bill ${bill?.billNumber ?? ''}` : `${bills.length} bills`;
  const what = `Credit of ${of} claimed again, which rule ${rule} had reversed, ${number}`;
  return said === '' ? what : `${what}: ${said}`;
}

/** @returns what may be claimed again of a bill, head by head. */
function reclaimableOf(known: KnownCredit, rule: CreditReversalRule): CreditHeads {
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
  const refused = () => null;
  const moved = postedMove<CreditReclaim['bills'][number]>(ids, draft, facts, {
    kind: 'credit-reclaim',
    refused,
    billsOf: (rule, postedOn) => {
      const judged = movedBills(draft, postedOn, facts, refused, (bill) =>
        billRefusal(bill, rule, postedOn),
      );
      return judged.ok ? accepted(judged.value.map(billThen)) : judged;
    },
  });
  if (!moved.ok) return moved;
  const { bills, ...said } = moved.value;
  return accepted({ ...said, bills: [...bills], rule: draft.rule });
}

function billRefusal(
  { line, named, known }: MovedBill<CreditReclaimDraft['bills'][number]>,
  rule: CreditReversalRule,
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
