// The recorded ledger, as one that is whole and as one that goes on.
import recorded from '#tests/specimens/replies/readLedger.json' with { type: 'json' };

/** With an opening balance, and nothing after it. */
export const whole = {
  ...recorded,
  opening: '550.00',
  closing: '550.00',
  totals: { debit: '1234.50', credit: '1234.50', total: '1784.50' },
  next: null,
};

const none = { lines: [], opening: '0.00', closing: '0.00', next: null };
const nothing = { debit: '0.00', credit: '0.00', total: '0.00' };
export const empty = { ...recorded, ...none, totals: nothing };

export const firstOfTwo = { ...recorded, next: 'later' };
export const secondOfTwo = {
  ...recorded,
  lines: recorded.lines.map((line) => ({
    ...line,
    id: line.id + 1024,
    journal_id: line.journal_id + 2,
    number: line.number + 2,
  })),
  next: null,
};
