// What holds of every command and event of a trade, whatever it falls on.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { BooksEvent } from '#core/domain.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { afterTrade, tradeCommandOf, withCustomers } from './trade/commands.ts';
import { tradeHistory } from './trade/moves.ts';
import { openPaperTrade, submitTrade } from './trade/paper-trade.ts';

const RUNS = { numRuns: 120 };

test('whatever is asked twice is refused or leaves no trace', () => {
  fc.assert(
    fc.property(tradeHistory, (moves) => {
      const trade = withCustomers(openPaperTrade());
      for (const move of moves) {
        const command = tradeCommandOf(trade, move);
        if (command === null || !submitTrade(trade, command).ok) continue;
        const { length } = trade.log;
        submitTrade(trade, command);
        expect(trade.log.slice(length)).toStrictEqual([]);
      }
    }),
    RUNS,
  );
});

test('no event breaks the fold, on whatever it falls', () => {
  const isOf = (prefix: RegExp) => (event: BooksEvent) => prefix.test(event.type);
  fc.assert(
    fc.property(tradeHistory, fc.array(fc.nat()), (moves, order) => {
      const events = afterTrade(moves).log.map(({ event }) => event);
      const shuffled = order.flatMap((at) => events[at % events.length] ?? []);
      const ofInvoices = shuffled.filter(
        isOf(/^(Invoice|Payment|Credit|Allocation)/),
      ) as InvoiceEvent[];
      const ofCustomers = shuffled.filter(isOf(/^(Customer|Receipt)/)) as CustomerEvent[];
      expect(ofInvoices.reduce(invoiceDecider.evolve, invoiceDecider.initialState)).toBeDefined();
      expect(
        ofCustomers.reduce(customerDecider.evolve, customerDecider.initialState),
      ).toBeDefined();
    }),
    RUNS,
  );
});
