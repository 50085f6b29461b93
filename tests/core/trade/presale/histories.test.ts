// What holds of the documents before an invoice after any history: they never post, their numbers
// have no gaps, and each has at most one invoice that stands.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePresale } from '#core/documents/index.ts';
import type { CustomerId, InvoiceId, JournalId, PresaleId } from '#core/kernel/ids.ts';
import { presaleDecider, presaleKind } from '#core/trade/kinds/presale/index.ts';
import type { PresaleCommand, PresaleEvent, PresaleKind } from '#core/trade/kinds/presale/index.ts';
import { onApproval } from '#tests/specimens/tax/presale.ts';
import { wanted } from '#tests/specimens/tax/trade.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { customerIds, withCustomers } from '../../properties/trade/commands.ts';
import { factsOf } from '../../properties/trade/paper/paper-facts.ts';
import { eventsIn, invoiceOf } from '../../properties/trade/paper/paper-log.ts';
import type { PaperTrade } from '../../properties/trade/paper/paper-log.ts';
import { openPaperTrade, statesOf, submitTrade } from '../../properties/trade/paper/paper-trade.ts';

const ACTS = ['draft', 'change', 'issue', 'invoice', 'close', 'withdraw', 'cancel'] as const;
type Move = {
  readonly act: (typeof ACTS)[number];
  readonly kind: PresaleKind;
  readonly at: number;
};

const moves = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS, 'draft', 'issue', 'invoice'),
    kind: fc.constantFrom(...presaleKind.options),
    at: fc.nat(9),
  }),
  { maxLength: 25 },
);

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(items.length, 1)];

const ends = { reason: 'Another way' };

/** @returns null where there is nothing to choose from. */
function commandOf(trade: PaperTrade, { act, kind, at }: Move): PresaleCommand | null {
  const input = {
    customerId: chosen(customerIds(trade), at) as CustomerId,
    draft: wanted(),
    validUntil: null,
    challan: onApproval,
  };
  if (act === 'draft') {
    const presaleId = (trade.lastId += 1) as PresaleId;
    return { type: 'DraftPresale', data: { presaleId, kind, issue: at % 2 === 0, ...input } };
  }
  const presaleId = chosen(eventsIn(trade, 'PresaleDrafted'), at)?.data.presaleId as PresaleId;
  if (presaleId === undefined) return null;
  switch (act) {
    case 'change':
      return { type: 'ChangePresaleDraft', data: { presaleId, ...input } };
    case 'issue':
      return { type: 'IssuePresale', data: { presaleId } };
    case 'invoice': {
      const invoiceId = (trade.lastId += 1) as InvoiceId;
      return { type: 'InvoicePresale', data: { presaleId, invoiceId } };
    }
    case 'close':
      return { type: 'ClosePresale', data: { presaleId, ...ends } };
    default:
      return { type: 'WithdrawPresale', data: { presaleId, ...ends } };
  }
}

function cancelOne(trade: PaperTrade, at: number): void {
  const invoiceId = chosen(eventsIn(trade, 'InvoiceDrafted'), at)?.data.invoiceId as InvoiceId;
  if (invoiceId === undefined) return;
  const data = { invoiceId, reversalId: 1 as JournalId, reason: 'Another way' };
  submitTrade(trade, { type: 'CancelInvoice', data });
}

const stateOf = ({ log }: PaperTrade, presaleId: number) =>
  log
    .filter(({ stream }) => stream === `presale-${presaleId}`)
    .reduce(
      (state, { event }) => presaleDecider.evolve(state, event as PresaleEvent),
      presaleDecider.initialState,
    );

function submit(trade: PaperTrade, command: PresaleCommand): void {
  const ofNothing = { invoiceId: 0 as InvoiceId, reversalId: 0 as JournalId, reason: '' };
  const decided = decidePresale(command, {
    states: statesOf(trade),
    facts: factsOf(trade, { type: 'CancelInvoice', data: ofNothing }),
    presale: stateOf(trade, command.data.presaleId),
  });
  if (decided.ok) trade.log.push(...decided.value);
}

function afterMoves(history: readonly Move[]): PaperTrade {
  const trade = withCustomers(openPaperTrade());
  for (const move of history) {
    if (move.act === 'cancel') cancelOne(trade, move.at);
    else {
      const command = commandOf(trade, move);
      if (command !== null) submit(trade, command);
    }
  }
  return trade;
}

const forEveryHistory = (holds: (trade: PaperTrade) => void): void =>
  fc.assert(
    fc.property(moves, (history) => holds(afterMoves(history))),
    { numRuns: 120 },
  );

describe('after any history of documents before an invoice', () => {
  test('nothing is posted, and no account is made for it', () => {
    forEveryHistory(({ log }) => {
      const posting = log.filter(({ event }) => event.type.startsWith('Journal'));
      expect(posting).toStrictEqual([]);
      const ledgers = log.filter(({ event }) => event.type === 'AccountCreated');
      expect(ledgers.length).toBe(
        log.filter(({ event }) => event.type === 'CustomerCreated').length,
      );
    });
  });

  test('the numbers of each kind are 1, 2, 3 without a gap, and each event fits its schema', () => {
    forEveryHistory((trade) => {
      const issued = eventsIn(trade, 'PresaleIssued');
      for (const kind of presaleKind.options) {
        const numbers = issued.filter(({ data }) => data.kind === kind);
        const taken = numbers.map(({ data }) => data.seriesNumber);
        expect(taken).toStrictEqual(taken.map((_, at) => at + 1));
      }
      for (const { event, stream } of trade.log) {
        if (stream.startsWith('presale-')) expectStorable(event);
      }
    });
  });

  test('each has at most one invoice that stands, for the number that it names', () => {
    forEveryHistory((trade) => {
      const made = eventsIn(trade, 'PresaleInvoiced');
      for (const { data } of made) {
        const invoice = invoiceOf(trade, data.invoiceId);
        expect('number' in invoice && invoice.number).toBe(data.invoiceNumber);
      }
      for (const [, ofOne] of Map.groupBy(made, ({ data }) => data.presaleId)) {
        const standing = ofOne.filter(
          ({ data }) => invoiceOf(trade, data.invoiceId).status !== 'cancelled',
        );
        expect(standing.length).toBeLessThanOrEqual(1);
      }
    });
  });
});
