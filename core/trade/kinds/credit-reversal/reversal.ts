// The reversal of input credit that was taken: of bills that are not paid in time, or whose
// supplier did not file, and of goods that are lost. What may come back waits on an account.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import { periodSaid } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { documentKind } from '../../document-kind.ts';
import type { CreditMark, TradeEntry } from '../../effects.ts';
import { clauseName } from '../../terms.ts';
import type { CreditReversalRule } from '../../terms.ts';
import { creditOfUnpaid, creditPayableBy } from '../../watch/unpaid-credit.ts';
import type { CreditHeads } from '../../watch/unpaid-credit.ts';
import { BILL_TAX_HEADS, perHead, sumOfHeads, taxPaise } from '../purchase-bill/price.ts';
import { INPUT_ROLES } from '../purchase-bill/purchase-bill.ts';
import type { CreditReversal, CreditReversalDraft } from './events.ts';
import { allStanding, billThen, filedReturnRefusal, headAbove, movedBills } from './judge.ts';
import type { CreditMoveFacts, KnownCredit, MovedBill } from './judge.ts';
import { headsMoved, postedMove, sheetBackRefusal, sheetName } from './posted-move.ts';
import type { CreditMoveRejection } from './rejections.ts';

export const creditReversal = documentKind<CreditReversal>({
  kind: 'credit-reversal',
  noun: 'credit reversal',
  direction: 'out',
  party: null,
  number: { ours: 'CR-', theirs: 'none' },
  voucherType: 'journal',
  effects: {
    ledger,
    narration,
    stock: () => [],
    openItem: () => null,
    credit: ({ period, rule }): CreditMark => ({ period: periodSaid(period), rule }),
  },
});

type LedgerOfReversal = Pick<CreditReversal, 'accountId'> & {
  readonly bills: readonly CreditHeads[];
};

/** The credit goes off its accounts, head by head. */
export function creditOutLedger({ accountId, bills }: LedgerOfReversal): readonly TradeEntry[] {
  const heads = sumOfHeads(bills);
  const entries: readonly TradeEntry[] = [
    { to: { accountId }, side: 'debit', amountPaise: taxPaise(heads) },
    ...BILL_TAX_HEADS.map((head): TradeEntry => {
      return { to: { role: INPUT_ROLES[head] }, side: 'credit', amountPaise: heads[head] };
    }),
  ];
  return entries.filter(({ amountPaise }) => amountPaise !== 0);
}

function ledger(reversal: CreditReversal): readonly TradeEntry[] {
  return creditOutLedger({ accountId: reversal.accountId, bills: [headsMoved(reversal)] });
}

function narration({
  number,
  rule,
  clause,
  bills,
  sheet,
  narration: said,
}: CreditReversal): string {
  if (sheet !== null) {
    const by = sheet.of === 'year' ? 'rule 42(2)' : 'rules 42 and 43';
    const what = `Common credit of ${sheetName(sheet)} reversed by ${by}, ${number}`;
    return said === '' ? what : `${what}: ${said}`;
  }
  const law =
    rule === '17-5' ? `section ${clause === null ? '17(5)' : clauseName(clause)}` : `rule ${rule}`;
  const [bill] = bills;
  const of = bills.length === 1 ? `bill ${bill?.billNumber ?? ''}` : `${bills.length} bills`;
  const what = `Credit of ${of} reversed by ${law}, ${number}`;
  return said === '' ? what : `${what}: ${said}`;
}

/** @returns what may be reversed of a bill by a rule, head by head. */
function reversibleOf(known: KnownCredit, rule: CreditReversalRule): CreditHeads {
  const { credit, givenBack, standing } = known;
  const all = allStanding(known);
  const left = perHead((head) => credit[head] - givenBack[head] - all[head]);
  if (rule !== '37') return left;
  const unpaid = creditOfUnpaid(credit, known);
  return perHead((head) => Math.min(left[head], unpaid[head] - standing[rule][head]));
}

/** @returns the reversal as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedReversal(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  draft: CreditReversalDraft,
  facts: CreditMoveFacts,
): Result<CreditReversal, CreditMoveRejection> {
  const { rule, clause } = draft;
  const refused = () => termsRefusal(draft, facts);
  const moved = postedMove<CreditReversal['bills'][number]>(ids, draft, facts, {
    kind: 'credit-reversal',
    refused,
    billsOf: (ofRule, postedOn) => {
      const judged = movedBills(draft, postedOn, facts, refused, (bill) =>
        billRefusal(bill, ofRule, draft.period),
      );
      if (!judged.ok) return judged;
      return accepted(
        judged.value.map((bill) => ({
          ...billThen(bill),
          payableBy: ofRule === '37' ? creditPayableBy(calendarDate(bill.known.billDate)) : null,
        })),
      );
    },
  });
  if (!moved.ok) return moved;
  const { bills, ...said } = moved.value;
  return accepted({ ...said, bills: [...bills], rule, clause });
}

function termsRefusal(
  { rule, clause }: CreditReversalDraft,
  { accountId }: CreditMoveFacts,
): CreditMoveRejection | null {
  if ((rule === '17-5') !== (clause !== null)) return { kind: 'credit_clause_unfit', rule, clause };
  return accountId === null ? { kind: 'credit_cost_account_unfit' } : null;
}

function billRefusal(
  { line, named, known }: MovedBill<CreditReversalDraft['bills'][number]>,
  rule: CreditReversalRule,
  period: CreditReversalDraft['period'],
): CreditMoveRejection | null {
  const { billNumber, billDate } = known;
  if (rule === '37') {
    const payableBy = creditPayableBy(calendarDate(billDate));
    if (period.to <= payableBy) {
      return { kind: 'credit_days_are_not_over', line, billNumber, payableBy };
    }
  }
  const above = headAbove(named, reversibleOf(known, rule));
  return above === null ? null : { kind: 'credit_exceeds_reversible', line, billNumber, ...above };
}

/** Nothing leaves a filed return, and what was claimed again of it is taken back before. */
export function reversalBack(
  { period, rule, bills, sheet }: CreditReversal,
  facts: CreditMoveFacts,
): CreditMoveRejection | null {
  const { returns, credits } = facts;
  const refusal = filedReturnRefusal(period, returns) ?? sheetBackRefusal(sheet, facts);
  if (refusal !== null || rule === '42') return refusal;
  const reclaimed = bills.find((one) => {
    const standing = credits.find(({ billId }) => billId === one.billId)?.standing[rule];
    return standing !== undefined && headAbove(one, standing) !== null;
  });
  return reclaimed === undefined
    ? null
    : { kind: 'credit_is_reclaimed', billNumber: reclaimed.billNumber };
}
