import { describe, expect, it } from 'vitest';
import { allowedRemuneration, appropriationDecider } from '#core/appropriation/index.ts';
import type { AppropriationEvent } from '#core/appropriation/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { asha, BOOK, divide, FACTS, JOURNAL, on, vikram } from './examples.ts';

const given = scenarioOf(appropriationDecider, FACTS);

const termsSet = (from: string, ...partners: (typeof asha)[]): AppropriationEvent => ({
  type: 'PartnershipTermsSet',
  version: 1,
  data: { bookId: BOOK, from, partners },
});

const PROFIT = 10_00_000_01;
const DIVIDED: AppropriationEvent = {
  type: 'ProfitAppropriated',
  version: 1,
  data: {
    bookId: BOOK,
    number: 1,
    from: '2026-04-01',
    through: '2027-03-31',
    profitPaise: PROFIT,
    lines: [
      {
        name: 'Asha Rao',
        currentAccountId: 82,
        interestPaise: 60_000_00,
        remunerationPaise: 2_40_000_00,
        sharePaise: 3_84_000_01,
      },
      {
        name: 'Vikram Shetty',
        currentAccountId: 84,
        interestPaise: 60_000_00,
        remunerationPaise: 0,
        sharePaise: 2_56_000_00,
      },
    ],
    journalId: JOURNAL,
  },
};
const SINCE_2020 = termsSet('2020-04-01', asha, vikram);

/** What each partner is given in all, of the events of a decision. */
const linesOf = (events: readonly AppropriationEvent[]) =>
  events.flatMap((event) => (event.type === 'ProfitAppropriated' ? event.data.lines : []));

function divided(
  before: readonly AppropriationEvent[],
  profitPaise: number,
  known: Partial<typeof FACTS> = {},
) {
  const { decide, evolve, initialState } = appropriationDecider;
  const facts = { ...FACTS, postedPaise: profitPaise, ...known };
  const decided = decide(before.reduce(evolve, initialState), divide(profitPaise), facts);
  if (!decided.ok) throw new Error(decided.rejection.kind);
  return linesOf(decided.value);
}

describe('dividing the profit of a firm', () => {
  it('gives interest, remuneration and the rest by shares, odd paise to the first partner', () => {
    given([SINCE_2020]).when(divide(PROFIT)).then([DIVIDED]);
  });

  it('shares 100.00 among three alike, the odd paisa to the first (BSH-059)', () => {
    const alike = [81, 83, 85].map((capitalAccountId) => ({
      ...vikram,
      name: `Partner ${capitalAccountId}`,
      capitalAccountId,
      currentAccountId: capitalAccountId + 1,
      shareParts: 1,
      interestBps: 0,
    }));
    const lines = divided([termsSet('2020-04-01', ...alike)], 100_00);
    expect(lines.map(({ sharePaise }) => sharePaise)).toStrictEqual([33_34, 33_33, 33_33]);
  });

  it('counts what the register of stock adds to the profit', () => {
    given([SINCE_2020], { postedPaise: PROFIT - 500 })
      .when(divide(PROFIT, 500))
      .then([DIVIDED]);
  });

  it('reckons interest by the days on which capital was there, and none on what is overdrawn', () => {
    const capital = new Map([
      [81, { openingPaise: 0, moves: [{ date: '2026-10-01', paise: 3_65_000_00 }] }],
      [83, { openingPaise: -1_00_000_00, moves: [] }],
    ]);
    const [first, second] = divided([SINCE_2020], PROFIT, { capital });
    // 182 days from 1 October to 31 March, at 12 % of 3,65,000 or ₹120 a day.
    expect([first?.interestPaise, second?.interestPaise]).toStrictEqual([182 * 120_00, 0]);
  });

  it('pays interest out of profit alone, in parts of what was due (s. 13(c), Partnership Act)', () => {
    const short = divided([termsSet('2020-04-01', { ...asha, remunerationPaise: 0 }, vikram)], 101);
    expect(short.map(({ interestPaise }) => interestPaise)).toStrictEqual([51, 50]);
    expect(short.map(({ sharePaise }) => sharePaise)).toStrictEqual([0, 0]);
  });

  it('divides a loss by the shares, without interest', () => {
    const plain = { ...asha, remunerationPaise: 0 };
    const loss = divided([termsSet('2020-04-01', plain, vikram)], -1_000_01);
    expect(loss.map((line) => [line.interestPaise, line.sharePaise])).toStrictEqual([
      [0, -600_01],
      [0, -400_00],
    ]);
  });

  it('divides by days where the shares change within the year', () => {
    const bare = { interestBps: 0, remunerationPaise: 0 };
    const before = termsSet('2020-04-01', { ...asha, ...bare }, { ...vikram, ...bare });
    const after = termsSet('2026-10-01', { ...asha, ...bare, shareParts: 1 });
    // 183 days until 30 September by 3 to 2, 182 days to Asha alone.
    const shares = divided([before, after], 365_00).map((line) => line.sharePaise);
    expect(shares).toStrictEqual([183_00 * 0.6 + 182_00, 183_00 * 0.4]);
  });

  it('is refused twice for one year, and not once its journal is reversed', () => {
    const again = given([SINCE_2020, DIVIDED]);
    again.when(divide(PROFIT)).thenRejected({ kind: 'profit_already_appropriated', number: 1 });
    const second = { ...DIVIDED, data: { ...DIVIDED.data, number: 2 } } as AppropriationEvent;
    given([SINCE_2020, DIVIDED], { reversedOn: () => on('2027-03-31') })
      .when(divide(PROFIT))
      .then([second]);
  });

  it('keeps its year where its journal is reversed in a later one', () => {
    given([SINCE_2020, DIVIDED], { reversedOn: () => on('2027-04-01') })
      .when(divide(PROFIT))
      .thenRejected({ kind: 'profit_already_appropriated', number: 1 });
  });

  it('is refused in a book that is no firm’s', () => {
    given([SINCE_2020], { isFirm: false })
      .when(divide(PROFIT))
      .thenRejected({ kind: 'appropriation_of_firms_alone' });
  });

  it('is refused before the year has ended', () => {
    const today = on('2027-03-30');
    given([SINCE_2020], { today })
      .when(divide(PROFIT))
      .thenRejected({ kind: 'appropriation_in_the_future', on: on('2027-03-31'), today });
  });

  it('is refused in a locked year', () => {
    const lockedTo = on('2027-03-31');
    given([SINCE_2020], { lockedTo })
      .when(divide(PROFIT))
      .thenRejected({ kind: 'appropriation_period_locked', on: lockedTo, lockedTo });
  });

  it('is refused without terms that hold in the year', () => {
    given([termsSet('2027-04-01', asha, vikram)])
      .when(divide(PROFIT))
      .thenRejected({ kind: 'partnership_terms_missing', through: on('2027-03-31') });
  });

  it('is refused where nothing is left', () => {
    const bare = { ...asha, remunerationPaise: 0 };
    given([termsSet('2020-04-01', bare, vikram)], { postedPaise: 0 })
      .when(divide(0))
      .thenRejected({ kind: 'nothing_to_appropriate' });
  });

  it('is refused where the profit is another than the one that was seen', () => {
    given([SINCE_2020])
      .when(divide(PROFIT - 1))
      .thenRejected({
        kind: 'appropriation_differs',
        profitPaise: PROFIT,
        seenPaise: PROFIT - 1,
      });
  });
});

describe('what income tax allows a firm for remuneration', () => {
  it('is 90 % of the first part of the book profit and 60 % of the rest, by the year', () => {
    const lakhs = (paise: number | null) => (paise === null ? null : paise / 1_00_000_00);
    expect(lakhs(allowedRemuneration(10_00_000_00, 2024))).toBe(7.8);
    expect(lakhs(allowedRemuneration(10_00_000_00, 2023))).toBe(6.9);
    expect(lakhs(allowedRemuneration(-5, 2025))).toBe(3);
    expect(lakhs(allowedRemuneration(1_00_000_00, 2023))).toBe(1.5);
    expect(allowedRemuneration(10_00_000_00, 2026)).toBeNull();
  });
});
