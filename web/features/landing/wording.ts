export const landing = {
  title: 'Your books, kept right and never rubbed out.',
  promise: 'Double-entry books for businesses in India, entered from the keyboard.',
  beta: 'Free during the beta. No credit card needed.',
  caption: 'An entry as it stands in the books: both sides are equal before anything is posted.',
} as const;

/** Sample data: an entry of nobody's books. */
export const SAMPLE = [
  {
    side: 'debit',
    lines: [
      ['Rent, head office', '40,000.00'],
      ['Rent, Pune branch', '20,000.00'],
    ],
    total: '60,000.00',
  },
  { side: 'credit', lines: [['HDFC Bank current', '60,000.00']], total: '60,000.00' },
] as const;
