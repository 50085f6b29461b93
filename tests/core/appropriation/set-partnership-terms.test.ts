import { describe, it } from 'vitest';
import { appropriationDecider } from '#core/appropriation/index.ts';
import type { AppropriationEvent } from '#core/appropriation/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { asha, BOOK, FACTS, JOURNAL, on, terms, vikram } from './examples.ts';

const given = scenarioOf(appropriationDecider, FACTS);

const SET: AppropriationEvent = {
  type: 'PartnershipTermsSet',
  version: 1,
  data: { bookId: BOOK, from: '2026-04-01', partners: [asha, vikram] },
};
const DIVIDED: AppropriationEvent = {
  type: 'ProfitAppropriated',
  version: 1,
  data: {
    bookId: BOOK,
    number: 1,
    from: '2026-04-01',
    through: '2027-03-31',
    profitPaise: 0,
    lines: [],
    journalId: JOURNAL,
  },
};

describe('the terms of a partnership', () => {
  it('hold from a day on', () => {
    given([])
      .when(terms('2026-04-01', asha, vikram))
      .then([SET]);
  });

  it('are not written again where nothing changes', () => {
    given([SET])
      .when(terms('2026-04-01', asha, vikram))
      .then([]);
  });

  it('name each partner once', () => {
    given([])
      .when(terms('2026-04-01', asha, { ...vikram, name: asha.name }))
      .thenRejected({ kind: 'partner_named_twice', line: 2, name: asha.name });
  });

  it('take open accounts under Capital Account alone', () => {
    const when = given([], { capitalAccounts: new Set([81, 82, 84]) });
    when
      .when(terms('2026-04-01', asha, vikram))
      .thenRejected({ kind: 'partner_account_unfit', line: 2, of: 'capital' });
    given([], { capitalAccounts: new Set([81, 83, 84]) })
      .when(terms('2026-04-01', asha, vikram))
      .thenRejected({ kind: 'partner_account_unfit', line: 1, of: 'current' });
  });

  it('give somebody a share', () => {
    given([])
      .when(terms('2026-04-01', { ...asha, shareParts: 0 }))
      .thenRejected({ kind: 'partners_without_shares' });
  });

  it('stay as they are for a year whose profit is divided, until its journal is reversed', () => {
    given([SET, DIVIDED])
      .when(terms('2027-03-31', asha))
      .thenRejected({ kind: 'terms_of_appropriated_year', number: 1, through: '2027-03-31' });
    const later = { ...SET, data: { ...SET.data, from: '2027-03-31', partners: [asha] } };
    given([SET, DIVIDED], { reversedOn: () => on('2027-03-31') })
      .when(terms('2027-03-31', asha))
      .then([later as AppropriationEvent]);
  });
});
