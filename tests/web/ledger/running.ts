// A ledger of four entries in a quarter, as the register of one account has it.
import recorded from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import { whole } from './specimens.ts';

const [card] = recorded;
const CASH = 3;

/** Signed paise of the account, and what it came to. */
type Move = { readonly number: number; readonly date: string; readonly balance: string };

const entryOf = ({ number, date, balance }: Move, amount: string, against: readonly string[]) => {
  const other = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  return {
    ...card,
    id: number,
    number,
    seq: 100 + number,
    date,
    balance,
    amount: amount.replace('-', ''),
    narration: `Narration of ${number}`,
    corrects: null,
    linked: [],
    created_at: `${date}T05:30:00.000Z`,
    entry: [
      { id: number * 512 + 1, account_id: CASH, account_name: 'Cash', amount },
      ...against.map((name, at) => ({
        id: number * 512 + 2 + at,
        account_id: 20 + at,
        account_name: name,
        amount: at === 0 ? other : '0.01',
      })),
    ],
  };
};

export const running = {
  ...whole,
  opening: '550.00',
  closing: '-5.50',
  totals: { debit: '100000549.00', credit: '100000554.50', total: '100000554.50' },
};

export const cards = [
  entryOf({ number: 1, date: '2026-04-02', balance: '100000549.00' }, '99999999.00', ['Sales']),
  entryOf({ number: 2, date: '2026-04-02', balance: '0.00' }, '-100000549.00', ['Rent', 'Fees']),
  { ...entryOf({ number: 3, date: '2026-04-05', balance: '-5.50' }, '-5.50', ['Tea']) },
];

export const figures = {
  count: 3,
  amount: '200000553.50',
  debit: '99999999.00',
  credit: '100000554.50',
  of: 7,
  days: [
    { date: '2026-04-05', count: 1, amount: '5.50', debit: '0.00', credit: '5.50' },
    {
      date: '2026-04-02',
      count: 2,
      amount: '200000548.00',
      debit: '99999999.00',
      credit: '100000549.00',
    },
  ],
};

export const lateFigures = { ...figures, count: 1, debit: '0.00', credit: '5.50', days: [] };
