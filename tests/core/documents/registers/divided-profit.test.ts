// What a firm's divided profit posts.
import { describe, expect, it } from 'vitest';
import { appropriationDecider } from '#core/appropriation/index.ts';
import type { PartnershipTermsSet } from '#core/appropriation/index.ts';
import { decideAppropriation } from '#core/documents/index.ts';
import { asha, BOOK, divide, FACTS, JOURNAL, vikram } from '../../appropriation/examples.ts';
import { eventsOf, postedBy, postingOf } from './posting.ts';

describe('a firm’s profit that is divided', () => {
  const termsOf = (...partners: (typeof asha)[]): PartnershipTermsSet => ({
    type: 'PartnershipTermsSet',
    version: 1,
    data: { bookId: BOOK, from: '2020-04-01', partners },
  });
  const divided = (profitPaise: number, ...partners: (typeof asha)[]) =>
    eventsOf(
      decideAppropriation(divide(profitPaise), {
        ...postingOf(),
        appropriation: appropriationDecider.evolve(
          appropriationDecider.initialState,
          termsOf(...partners),
        ),
        appropriationFacts: { ...FACTS, postedPaise: profitPaise },
      }),
    );

  it('is charged by kind, and comes to the current account of each partner', () => {
    const events = divided(10_00_000_01, asha, vikram);
    expect(events.map(({ type }) => type)).toStrictEqual(['ProfitAppropriated', 'JournalPosted']);
    expect(postedBy(events)).toStrictEqual([
      [
        'Appropriation of profit, 26-27',
        12,
        {
          // Interest of 60,000 each, remuneration of one, and the rest by 3 parts to 2.
          91: 1_20_000_00,
          92: 2_40_000_00,
          93: 6_40_000_01,
          82: -(60_000_00 + 2_40_000_00 + 3_84_000_01),
          84: -(60_000_00 + 2_56_000_00),
        },
      ],
    ]);
  });

  it('has one line for partners who share a current account', () => {
    const [[, , entries] = []] = postedBy(
      divided(10_00_000_01, asha, { ...vikram, currentAccountId: 82 }),
    );
    expect(entries).toMatchObject({ 82: -10_00_000_01 });
  });

  it('is called a loss where it is one, which the partners bear', () => {
    const [[narration, , entries] = []] = postedBy(
      divided(-500_00, { ...asha, remunerationPaise: 0 }),
    );
    expect(narration).toBe('Appropriation of loss, 26-27');
    expect(entries).toStrictEqual({ 93: -500_00, 82: 500_00 });
  });

  it('is posted as a journal without a source, dated the last day of the year', () => {
    const journal = divided(10_00_000_01, asha, vikram).find(
      ({ type }) => type === 'JournalPosted',
    );
    expect(journal?.data).toMatchObject({
      journalId: JOURNAL,
      voucherType: 'journal',
      entryDate: '2027-03-31',
    });
    expect(journal?.data).not.toHaveProperty('source');
  });
});
