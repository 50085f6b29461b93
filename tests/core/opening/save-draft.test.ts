import { describe, test } from 'vitest';
import type { OpeningCommand, OpeningEvent } from '#core/opening/index.ts';
import { bookId, CASH, given } from './examples.ts';

type Draft = Extract<OpeningCommand, { type: 'SaveOpeningDraft' }>['data']['draft'];
const draftOf = (balancePaise: number): Draft => ({
  beginsOn: null,
  accounts: [{ accountId: CASH, balancePaise, bills: [] }],
  stock: [],
});
const save = (draft: Draft): OpeningCommand => ({
  type: 'SaveOpeningDraft',
  data: { bookId, draft },
});
const saved = (draft: Draft): OpeningEvent => ({
  type: 'OpeningBalancesDrafted',
  version: 1,
  data: { bookId, draft },
});

describe('a draft of opening balances', () => {
  test('is saved as it stands, whatever it lacks', () => {
    given([])
      .when(save(draftOf(5_00)))
      .then([saved(draftOf(5_00))]);
  });

  test('saved again as it was leaves no trace', () => {
    given([saved(draftOf(5_00))])
      .when(save(draftOf(5_00)))
      .thenNothing();
    given([saved(draftOf(5_00))])
      .when(save(draftOf(5_01)))
      .then([saved(draftOf(5_01))]);
  });
});
