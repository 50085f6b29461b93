// Decides on a hand-posted journal whose lines settle open items of customers and suppliers, and on
// the reversal of one: with the journal, all that it settles or sets free.
import { invoiceDecider } from '../../invoice/index.ts';
import type { InvoiceState } from '../../invoice/index.ts';
import { journalDecider, undoRefusal } from '../../journal/index.ts';
import type { JournalCommand, JournalPosted, JournalRejection } from '../../journal/index.ts';
import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { ItemOfParty, ItemRef } from '../../settlement/index.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { StreamEvent } from '../facts.ts';
import { takeBackSettlements } from '../taking-back/journal-falling-back.ts';
import { settleByJournal } from '../settling/journal-settling.ts';
import type { PartyFacts, SettlingStates } from '../settling/journal-settling.ts';

/** @returns whether a journal is more than its own events: most are posted by themselves. */
export const settlesItems = (command: JournalCommand): boolean =>
  command.type !== 'PostJournal' ||
  command.data.entries.some(({ references }) => references !== undefined);

/**
 * @returns the journal's own events, then what falls back to on account, then what is settled; or
 * the first refusal: of the journal, then of what it settles.
 */
export function decideJournal(
  states: SettlingStates,
  command: JournalCommand,
  facts: PartyFacts,
): Result<readonly StreamEvent[], JournalRejection> {
  const { journalId } = command.data;
  const kept =
    command.type === 'ReverseJournal' ? undoRefusal(command.data, facts.settledOn) : null;
  if (kept !== null) return rejected(kept);
  const decided = journalDecider.decide(states.journal(journalId), command, facts);
  if (!decided.ok) return decided;
  const back =
    command.type === 'PostJournal'
      ? accepted([])
      : takeBackSettlements(command.data, states, facts);
  if (!back.ok) return back;
  const posted = decided.value.find(
    (event): event is JournalPosted => event.type === 'JournalPosted',
  );
  const settled =
    posted === undefined || command.type === 'ReverseJournal'
      ? accepted([])
      : settleByJournal(posted, {
          ids: command.data.settling,
          customerOf: facts.customerOf,
          customer: states.customer,
          ...freedBy(back.value, { states, facts, reversedId: journalId }),
        });
  if (!settled.ok) return settled;
  const own = onStreams(journalDecider, decided.value, command);
  return accepted([...own, ...back.value, ...settled.value]);
}

type PartyContext = {
  readonly states: SettlingStates;
  readonly facts: PartyFacts;
  /** No line of this journal is an item any more. */
  readonly reversedId: number;
};

/** @returns invoices and items as they are once the events have happened. */
function freedBy(events: readonly StreamEvent[], { states, facts, reversedId }: PartyContext) {
  const freedPaise = (item: ItemOfParty): number =>
    events.reduce((sum, { event }) => sum + freedOf(event, item), 0);
  return {
    invoice: (id: number): InvoiceState =>
      events
        .filter(({ stream }) => stream === streamName('invoice', id))
        .reduce(
          (state, { event }) =>
            event.type === 'AllocationReversed' ? invoiceDecider.evolve(state, event) : state,
          states.invoice(id),
        ),
    openItem: (item: ItemOfParty) => {
      const found = facts.openItem(item);
      if (found === null || (item.kind === 'journal' && item.id === reversedId)) return null;
      return { ...found, openPaise: found.openPaise + freedPaise(item) };
    },
  };
}

/** @returns what of an item is open again by an event, debit positive, credit negative. */
function freedOf(event: StreamEvent['event'], item: ItemOfParty): number {
  if (event.type !== 'SettlementReversed') return 0;
  const { itemSide, amountPaise } = event.data;
  const signed = itemSide === 'debit' ? amountPaise : -amountPaise;
  if (isItem(event.data.item, item)) return signed;
  return isItem(event.data.by, item) ? -signed : 0;
}

const isItem = ({ kind, id, line = 0 }: ItemRef, item: ItemOfParty): boolean =>
  kind === item.kind && id === item.id && line === item.line;
