// What the partners were charged for by hand in the year is not charged again.
import { describe, expect, it } from 'vitest';
import { appropriationDecider, dividedProfit } from '#core/appropriation/index.ts';
import type { PayAccount, PostedByHand } from '#core/appropriation/index.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { asha, BOOK, divide, FACTS, on, vikram } from './examples.ts';

const TERMS = { from: '2020-04-01', partners: [asha, vikram] };
const ACCOUNTS: readonly PayAccount[] = [
  { accountId: 1, name: 'Interest on Partners’ Capital', of: 'interest' },
  { accountId: 2, name: 'Partners’ Remuneration', of: 'remuneration' },
  { accountId: 3, name: 'Interest on Capital – Vikram SHETTY', of: 'interest' },
];
const CASH = 7;
const TAX_DEDUCTED = 8;

type Entries = PostedByHand['journals'][number];
const byHand = (...journals: readonly Entries[]): PostedByHand => ({
  accounts: ACCOUNTS,
  journals,
});

/** Interest of ₹60,000 is due to each, and ₹2,40,000 of remuneration to Asha. */
function divided(hand: PostedByHand, profitPaise = 10_00_000_00, terms = TERMS) {
  const year = yearPeriod(2026);
  const { capital } = FACTS;
  return dividedProfit({ terms: [terms], year, profitPaise, capital, byHand: hand });
}

/** Of each partner, in rupees: interest, remuneration, share, and what was posted by hand. */
const rupees = ({ lines }: ReturnType<typeof divided>) =>
  lines.map((line) =>
    [line.interestPaise, line.remunerationPaise, line.sharePaise, line.handPaise].map(
      (paise) => paise / 100,
    ),
  );

const twoSalaries = { ...TERMS, partners: [asha, { ...vikram, remunerationPaise: 60_000_00 }] };

describe('interest and remuneration posted by hand', () => {
  it('count for the partners whose accounts took the credit', () => {
    const both: Entries = [
      [1, 1_10_000_00],
      [82, -60_000_00],
      [83, -50_000_00],
    ];
    expect(rupees(divided(byHand(both)))).toStrictEqual([
      [0, 2_40_000, 4_50_000, 60_000],
      [10_000, 0, 3_00_000, 50_000],
    ]);
  });

  it('count so of remuneration too, where the credits come to what was charged', () => {
    const both: Entries = [
      [2, 3_00_000_00],
      [82, -2_40_000_00],
      [83, -60_000_00],
    ];
    const found = rupees(divided(byHand(both), 10_00_000_00, twoSalaries));
    expect(found.map(([, remuneration, , hand]) => [remuneration, hand])).toStrictEqual([
      [0, 2_40_000],
      [0, 60_000],
    ]);
  });

  it('count for the partner after whom the account is called', () => {
    const paid: Entries = [
      [3, 60_000_00],
      [CASH, -60_000_00],
    ];
    expect(rupees(divided(byHand(paid)))).toStrictEqual([
      [60_000, 2_40_000, 4_20_000, 0],
      [0, 0, 2_80_000, 60_000],
    ]);
  });

  it('count for the one who was credited, though tax was deducted (s. 194T)', () => {
    const salaries: Entries = [
      [2, 1_00_000_00],
      [82, -90_000_00],
      [TAX_DEDUCTED, -10_000_00],
    ];
    const [first, second] = rupees(divided(byHand(salaries), 10_00_000_00, twoSalaries));
    expect([first?.[1], first?.[3], second?.[1]]).toStrictEqual([1_40_000, 1_00_000, 60_000]);
  });

  it('count for the only partner who is due any, where the bank took the credit', () => {
    const month: Entries = [
      [2, 20_000_00],
      [CASH, -20_000_00],
    ];
    const [first] = rupees(divided(byHand(month, month, month)));
    expect([first?.[1], first?.[3]]).toStrictEqual([1_80_000, 60_000]);
  });

  it('count for nothing once they are reversed', () => {
    const month: Entries = [
      [2, 20_000_00],
      [CASH, -20_000_00],
    ];
    const back = month.map(([id, paise]) => [id, -paise] as const);
    const found = divided(byHand(month, back), 10_00_000_00, twoSalaries);
    expect([found.unclear, rupees(found)[0]?.[1], found.handPaise.remuneration]).toStrictEqual([
      null,
      2_40_000,
      0,
    ]);
  });

  it('stay where they are more than is due, which is told', () => {
    const more: Entries = [
      [1, 75_000_00],
      [82, -75_000_00],
    ];
    const found = divided(byHand(more));
    expect(rupees(found)[0]?.[0]).toBe(0);
    expect(found.beyondPaise).toBe(15_000_00);
  });

  it('are part of the profit out of which interest is paid', () => {
    const month: Entries = [
      [1, 60_000_00],
      [82, -60_000_00],
    ];
    // A profit of ₹1,00,000 before them bears ₹50,000 of interest for each.
    const terms = { ...TERMS, partners: [{ ...asha, remunerationPaise: 0 }, vikram] };
    const found = divided(byHand(month), 40_000_00, terms);
    expect(rupees(found)).toStrictEqual([
      [0, 0, -6_000, 60_000],
      [50_000, 0, -4_000, 0],
    ]);
    expect(found.beyondPaise).toBe(10_000_00);
  });
});

describe('what was posted by hand and names no partner', () => {
  const lump = (paise: number): Entries => [
    [1, paise],
    [CASH, -paise],
  ];
  const given = (paise: number) =>
    scenarioOf(appropriationDecider, { ...FACTS, byHand: byHand(lump(paise)) })([
      { type: 'PartnershipTermsSet', version: 1, data: { bookId: BOOK, ...TERMS } },
    ]);

  it('is refused by its amount while more is due', () => {
    given(1_00_000_00)
      .when(divide(10_00_000_01))
      .thenRejected({ kind: 'partners_pay_unclear', of: 'interest', handPaise: 1_00_000_00 });
  });

  it('leaves nothing to charge where it is all that is due', () => {
    const found = divided(byHand(lump(1_20_000_00)));
    expect([found.unclear, found.beyondPaise]).toStrictEqual([null, 0]);
    expect(rupees(found).map(([interest]) => interest)).toStrictEqual([0, 0]);
  });

  it('is refused before the end of the year is', () => {
    scenarioOf(appropriationDecider, {
      ...FACTS,
      today: on('2027-03-30'),
      byHand: byHand(lump(5_00)),
    })([{ type: 'PartnershipTermsSet', version: 1, data: { bookId: BOOK, ...TERMS } }])
      .when(divide(10_00_000_01))
      .thenRejected({ kind: 'partners_pay_unclear', of: 'interest', handPaise: 5_00 });
  });

  it('is not told by an account that partners share', () => {
    const shared = { ...TERMS, partners: [asha, { ...vikram, currentAccountId: 82 }] };
    const entries: Entries = [
      [1, 60_000_00],
      [82, -60_000_00],
    ];
    expect(divided(byHand(entries), 10_00_000_00, shared).unclear).toBe('interest');
  });

  it('is not told by two credits that do not come to the charge', () => {
    const entries: Entries = [
      [1, 1_10_000_00],
      [82, -50_000_00],
      [84, -50_000_00],
      [TAX_DEDUCTED, -10_000_00],
    ];
    expect(divided(byHand(entries)).unclear).toBe('interest');
  });
});
