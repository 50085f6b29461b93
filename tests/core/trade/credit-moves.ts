// Reversals of credit and their twins, as the examples write them: of bill SPM/31 of 12 January
// 2026, 1,18,000.00 with credit of 18,000.00, half of it unpaid.
import { decideCreditReclaim, decideCreditReversal } from '#core/documents/index.ts';
import type {
  CreditReclaimContext,
  CreditReversalContext,
  StreamEvent,
} from '#core/documents/index.ts';
import type { CreditReclaimId, CreditReversalId, JournalId } from '#core/kernel/ids.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import { creditReclaimPosting, creditReversalPosting } from '#core/trade/index.ts';
import type {
  CreditHeads,
  CreditReclaimCommand,
  CreditReclaimDraft,
  CreditReclaimEvent,
  CreditReversalCommand,
  CreditReversalDraft,
  CreditReversalEvent,
  KnownCredit,
  SheetFacts,
} from '#core/trade/index.ts';
import { today } from '#tests/specimens/days.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { contextOf } from './bills.ts';

export const reversalId = 81 as CreditReversalId;
const reclaimId = 91 as CreditReclaimId;

export const heads = (said: Partial<CreditHeads> = {}): CreditHeads => ({
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  cessPaise: 0,
  ...said,
});
export const igst = (rupees: number): CreditHeads => heads({ igstPaise: rupees * 100 });

export const AUGUST = { from: '2026-08-01', to: '2026-08-31' };
export const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };

export const known = (said: Partial<KnownCredit> = {}): KnownCredit => ({
  billId: 31,
  billNumber: 'GJ-3',
  billDate: '2026-01-12',
  postedOn: '2026-01-14',
  totalPaise: 1_18_000_00,
  openPaise: 59_000_00,
  credit: igst(18_000),
  givenBack: heads(),
  standing: { '37': heads(), '37A': heads(), '17-5': heads() },
  lastReversedOn: null,
  ...said,
});

/** Once 9,000.00 of it is reversed, and the bill is paid. */
export const paidSince = known({
  openPaise: 0,
  standing: { '37': igst(9_000), '37A': heads(), '17-5': heads() },
  lastReversedOn: '2026-08-31',
});

export const reversal = (said: Partial<CreditReversalDraft> = {}): CreditReversalCommand => ({
  type: 'DraftCreditReversal',
  data: {
    documentId: reversalId,
    journalId: 95 as JournalId,
    draft: {
      rule: '37',
      clause: null,
      period: AUGUST,
      narration: '',
      postedOn: '2026-08-31',
      costAccountId: null,
      bills: [{ billId: 31, ...igst(9_000), utilisedOn: null }],
      sheet: null,
      ...said,
    },
  },
});

export const reclaim = (said: Partial<CreditReclaimDraft> = {}): CreditReclaimCommand => ({
  type: 'DraftCreditReclaim',
  data: {
    documentId: reclaimId,
    journalId: 97 as JournalId,
    draft: {
      rule: '37',
      period: SEPTEMBER,
      narration: '',
      postedOn: '2026-09-28',
      bills: [{ billId: 31, ...igst(9_000) }],
      sheet: null,
      ...said,
    },
  },
});

export type Moved = {
  readonly credits?: readonly KnownCredit[];
  readonly before?: readonly StreamEvent[];
  readonly returns?: BookReturns;
  readonly sheet?: SheetFacts;
};

const factsOf = ({ credits = [known()], returns = NO_RETURNS, sheet }: Moved) => ({
  today,
  returns,
  credits,
  sheet: sheet ?? null,
  settledPaise: 0,
});

export function reversed(command: CreditReversalCommand, moved: Moved = {}) {
  const { before = [] } = moved;
  const { decider } = creditReversalPosting;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('CreditReversal') ? [event as CreditReversalEvent] : [],
  );
  const { states, facts } = contextOf({ before });
  const context: CreditReversalContext = {
    states,
    facts,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: factsOf(moved),
  };
  return decideCreditReversal(command, context);
}

export function reclaimed(command: CreditReclaimCommand, moved: Moved = {}) {
  const { before = [] } = moved;
  const { decider } = creditReclaimPosting;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('CreditReclaim') ? [event as CreditReclaimEvent] : [],
  );
  const { states, facts } = contextOf({ before });
  const context: CreditReclaimContext = {
    states,
    facts,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: factsOf({ credits: [paidSince], ...moved }),
  };
  return decideCreditReclaim(command, context);
}

type Decided = ReturnType<typeof reversed>;

export function eventsIn(decided: Decided): readonly StreamEvent[] {
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  for (const { event } of decided.value) expectStorable(event);
  return decided.value;
}
export const refusalIn = (decided: Decided) => (decided.ok ? null : decided.rejection);
