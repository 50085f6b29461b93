// What other folders may import of the opening balances.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { OpeningCommand, OpeningFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { openingEventSchemas } from './events.ts';
import type { OpeningEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { OpeningState } from './evolve.ts';
import type { OpeningRejection } from './rejections.ts';

export const openingDecider: Decider<
  OpeningState,
  OpeningCommand,
  OpeningEvent,
  OpeningFacts,
  OpeningRejection
> = { initialState, decide, evolve, streamOf };

export const openingAggregate = aggregate({
  category: 'opening',
  decider: openingDecider,
  schemas: openingEventSchemas,
  commands: {
    SaveOpeningDraft: 'PostOpeningBalances',
    PostOpeningBalances: 'PostOpeningBalances',
    CorrectOpeningBalances: 'PostOpeningBalances',
  },
});

export { isOfEarlierYear } from './check.ts';
export { billChanges } from './bills/bill-changes.ts';
export { accountsWithBills } from './bills/bills.ts';
export { accountsByJournal, journalCountOf } from './journals.ts';
export { REST_NUMBER } from './terms.ts';
export type { OpeningAccount, OpeningBill, OpeningDraft, StockLine } from './terms.ts';
export type { GivenAccount, GivenBill, OpenedAccount, OpeningFigures } from './commands.ts';
export type { BillChange } from './events.ts';
export type { OpeningCommand, OpeningEvent, OpeningFacts, OpeningRejection, OpeningState };
