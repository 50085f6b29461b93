// A hand-posted journal that is reversed, as far as its lines settled or were settled.
import { refundOf } from '../../customer/index.ts';
import { refundRefusal } from '../../journal/index.ts';
import type { JournalRejection } from '../../journal/index.ts';
import { parseStream } from '../../kernel/ids.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { StreamEvent } from '../facts.ts';
import { fallBack } from './falling-back.ts';
import type { PartyFacts, SettlingStates } from '../settling/journal-settling.ts';

type ReversalReason = { readonly journalId: number; readonly reason: string };

/** @returns each settlement of the journal's lines taken back; refused where money was refunded. */
export function takeBackSettlements(
  { journalId, reason }: ReversalReason,
  states: SettlingStates,
  { today, settledOn }: Pick<PartyFacts, 'today' | 'settledOn'>,
): Result<readonly StreamEvent[], JournalRejection> {
  const source = { kind: 'journal', id: journalId } as const;
  for (const stream of settledOn) {
    const { category, id } = parseStream(stream);
    // A payment says in its own event what it settles: it is reversed first.
    if (category === 'supplier-payment') {
      return rejected({ kind: 'journal_is_settled', journalId: journalId as JournalId });
    }
    if (category !== 'customer') continue;
    const refusal = refundRefusal(refundOf(states.customer(id), source));
    if (refusal !== null) return rejected(refusal);
  }
  const fallen = fallBack(settledOn, { source, reason, dayOf: () => today }, states);
  return accepted(fallen.flatMap(({ events }) => events));
}
