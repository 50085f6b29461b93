// The capital and current accounts of partners from opening to closing.
import { describe, expect, it } from 'vitest';
import type { Posting } from '../ledgers-of.ts';
import { accountsOf, told } from './accounts-of-owners.ts';

describe('the capital and current accounts of a firm', () => {
  const capital: Posting = [
    '2026-03-31',
    { Bank: 90_000, 'Asha, capital': -60_000, 'Bala, capital': -30_000 },
  ];

  it('what is brought in and what is drawn are told apart', () => {
    const found = accountsOf([
      capital,
      ['2026-06-01', { Bank: 5_000, 'Asha, capital': -5_000 }],
      ['2026-07-01', { 'Asha, current': 2_000, Bank: -2_000 }],
    ]);
    expect(told(found)).toStrictEqual({
      'Asha, capital': { opening: 60_000, introduced: 5_000, closing: 65_000 },
      'Bala, capital': { opening: 30_000, closing: 30_000 },
      'Asha, current': { drawings: -2_000, closing: -2_000 },
    });
    expect(found.ties).toBe(true);
  });

  it('a division tells interest, remuneration and share of each partner', () => {
    const found = accountsOf(
      [
        ['2026-05-01', { Bank: 100, Sales: -100 }],
        [
          '2027-03-31',
          {
            'Interest on capital': 20,
            'Partners’ remuneration': 30,
            'Profit and Loss Appropriation': 50,
            'Asha, current': -60,
            'Bala, current': -40,
          },
        ],
      ],
      'firm',
      [
        {},
        {
          given: [
            { currentAccountId: 3, interestPaise: 1500, remunerationPaise: 2000, sharePaise: 2500 },
            { currentAccountId: 4, interestPaise: 500, remunerationPaise: 1000, sharePaise: 2500 },
          ],
        },
      ],
    );
    expect(told(found)).toStrictEqual({
      'Asha, current': { interest: 15, remuneration: 20, share: 25, closing: 60 },
      'Bala, current': { interest: 5, remuneration: 10, share: 25, closing: 40 },
    });
    expect(found.total).toMatchObject({
      interest: 2000,
      remuneration: 3000,
      share: 5000,
      closing: 10_000,
    });
  });

  it('profit that is not divided stands below the partners', () => {
    const found = accountsOf([
      ['2026-01-05', { Bank: 10, Sales: -10 }],
      ['2026-05-01', { Bank: 100, Sales: -100 }],
    ]);
    expect(told(found)).toStrictEqual({
      'Undistributed profit': { opening: 10, share: 100, closing: 110 },
    });
  });

  it('what was charged by hand is told by its kind, and tax kept of it is drawn', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        { 'Partners’ remuneration': 1_000, 'Asha, current': -900, 'TDS payable': -100 },
      ],
      ['2026-05-02', { 'Interest on capital': 50, 'Asha, current': -20, 'Bala, current': -30 }],
      [
        '2026-05-03',
        { 'Profit and Loss Appropriation': 8, 'Asha, current': -5, 'Bala, current': -3 },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': {
        interest: 20,
        remuneration: 1_000,
        share: 5,
        drawings: -100,
        closing: 925,
      },
      'Bala, current': { interest: 30, share: 3, closing: 33 },
    });
  });

  it('what nothing tells apart is not guessed', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        {
          'Partners’ remuneration': 60,
          'Interest on capital': 40,
          'Asha, current': -70,
          'Bala, current': -30,
        },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': { together: 70, closing: 70 },
      'Bala, current': { together: 30, closing: 30 },
    });
  });

  it('an account that is named for a partner tells whose it is, and the rest is of one kind', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        {
          'Interest on capital, Asha': 15,
          'Interest on capital, Bala': 5,
          'Partners’ remuneration': 80,
          'Asha, current': -60,
          'Bala, current': -40,
        },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': { interest: 15, remuneration: 45, closing: 60 },
      'Bala, current': { interest: 5, remuneration: 35, closing: 40 },
    });
    expect(found.ties).toBe(true);
  });

  it('what is left for one partner is told by its kinds, and tax kept of all stays together', () => {
    const left = accountsOf([
      [
        '2026-05-01',
        {
          'Interest on capital, Asha': 60,
          'Interest on capital': 10,
          'Partners’ remuneration': 30,
          'Asha, current': -60,
          'Bala, current': -40,
        },
      ],
    ]);
    expect(told(left)).toMatchObject({
      'Asha, current': { interest: 60, closing: 60 },
      'Bala, current': { interest: 10, remuneration: 30, closing: 40 },
    });
    const taxed = accountsOf([
      [
        '2026-05-01',
        {
          'Interest on capital': 40,
          'Partners’ remuneration': 60,
          'Asha, current': -50,
          'Bala, current': -40,
          'TDS payable': -10,
        },
      ],
    ]);
    expect(told(taxed)).toMatchObject({ 'Asha, current': { together: 50, closing: 50 } });
  });

  it('interest that goes to capital accounts is told from what goes to current accounts', () => {
    const credits = {
      'Asha, capital': -30,
      'Bala, capital': -20,
      'Asha, current': -45,
      'Bala, current': -15,
    };
    const charges = { 'Interest on capital': 50, 'Partners’ remuneration': 60 };
    const found = accountsOf([['2026-05-01', { ...charges, ...credits }]]);
    expect(told(found)).toMatchObject({
      'Asha, capital': { interest: 30, closing: 30 },
      'Bala, capital': { interest: 20, closing: 20 },
      'Asha, current': { remuneration: 45, closing: 45 },
      'Bala, current': { remuneration: 15, closing: 15 },
    });
    const evenly = { ...charges, 'Partners’ remuneration': 50 };
    const either = accountsOf([['2026-05-01', { ...evenly, ...credits, 'Asha, current': -35 }]]);
    expect(told(either)).toMatchObject({ 'Asha, capital': { together: 30 } });
    const kept = { ...credits, 'Bala, current': -10, 'TDS payable': -5 };
    expect(told(accountsOf([['2026-05-01', { ...charges, ...kept }]]))).toMatchObject({
      'Asha, capital': { together: 30 },
      'Asha, current': { together: 45 },
    });
  });

  it('lines that balance by themselves are told by themselves', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        {
          'Interest on capital': 50,
          'Asha, capital': -30,
          'Bala, capital': -20,
          'Profit and Loss Appropriation': 10,
          'Asha, current': -5,
          'Bala, current': -5,
          Bank: -7,
          Drawings: 7,
        },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, capital': { interest: 30, closing: 30 },
      'Bala, current': { share: 5, closing: 5 },
      Drawings: { drawings: -7, closing: -7 },
    });
    expect(found.ties).toBe(true);
  });

  it('what comes from a reserve is a share of profit', () => {
    const found = accountsOf([
      ['2026-05-01', { 'General reserve': 10, 'Asha, current': -6, 'Bala, current': -4 }],
      ['2026-05-02', { 'General reserve': -3, 'Asha, current': 3 }],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': { share: 3, closing: 3 },
      'Bala, current': { share: 4, closing: 4 },
    });
  });

  it('what moves between the accounts of the owners is neither brought in nor drawn', () => {
    const found = accountsOf([
      capital,
      ['2026-05-01', { 'Asha, capital': 400, 'Asha, current': -400 }],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, capital': { transferred: -400, closing: 59_600 },
      'Asha, current': { transferred: 400, closing: 400 },
    });
    expect(found.total).toMatchObject({ transferred: 0, introduced: 0, drawings: 0 });
  });

  it('what is taken back counts against what it was', () => {
    const found = accountsOf(
      [
        ['2026-05-01', { Bank: 700, 'Asha, capital': -700 }],
        ['2026-05-02', { Bank: -700, 'Asha, capital': 700 }],
      ],
      'firm',
      [{}, { isReversal: true }],
    );
    expect(found.sections).toStrictEqual([]);
    expect(found.total).toMatchObject({ introduced: 0, drawings: 0 });
  });

  it('a book that begins within the period opens with what it began with', () => {
    const found = accountsOf([['2026-09-30', { Bank: 700, 'Asha, capital': -700 }]], 'firm', [
      { isOpening: true },
    ]);
    expect(told(found)).toStrictEqual({ 'Asha, capital': { opening: 700, closing: 700 } });
    expect(found.ties).toBe(true);
  });
});
