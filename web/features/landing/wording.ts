// The texts of the landing page that are ours to keep true.
export const landingWords = {
  title: 'Your books, kept right, and every change on record.',
  promise:
    'GST billing and double-entry books for businesses in India, entered from the keyboard, ' +
    'with a history that nobody can alter.',
  beta: 'Free during the beta. No credit card needed.',
  demo: 'Demo video is coming',
} as const;

export const PICTURE = {
  alt:
    'The journal of the demo book: entries under their days, each with what was debited and ' +
    'credited, its narration and its amount.',
  caption: 'The journal of the demo book, with made-up figures.',
} as const;

export const FEATURES = [
  {
    title: 'Automated journal entries',
    text:
      'An invoice issued and a payment recorded post themselves to the ledger, in the same ' +
      'moment.',
  },
  {
    title: 'GST-compliant invoices',
    text: 'HSN and SAC codes, place of supply, CGST with SGST or IGST, each at its rate and date.',
  },
  {
    title: 'Real-time reports',
    text: 'Ledgers and the trial balance are always up to date, and as quick in the tenth year.',
  },
  {
    title: 'Inventory',
    text: 'Products with the specifications of their category, their unit and what is in stock.',
  },
  {
    title: 'Ecommerce integration',
    text: 'Orders of your marketplaces as entries in your books.',
    soon: true,
  },
  {
    title: 'Team roles',
    text: 'Owner, accountant, data entry, auditor: each book says who may do what.',
  },
  {
    title: 'Made for the keyboard',
    text: 'Enter goes to the next thing that is missing. Tally’s keys work here too.',
  },
  {
    title: 'A history nobody can rewrite',
    text: 'Each event is chained to the one before it. A correction is a new entry, and both stay.',
  },
] as const;

export const PLAN = {
  title: 'Free beta',
  price: '₹0',
  period: 'while the beta lasts',
  bullets: [
    'Every feature of the beta',
    'As many books and entries as you need',
    'GST invoices with HSN codes',
    'Your accountant and your auditor in the same book',
    'The whole history, never shortened',
    'No credit card needed',
  ],
  call: 'Start for free',
  others: 'Paid plans',
  promise:
    'They are not settled yet. What you enter in the beta stays yours and can be taken out at ' +
    'any time.',
  soon: 'Coming Soon',
} as const;

export const CLOSING = {
  title: 'One evening to set up, one keystroke to post.',
  text: 'Apply a starter chart of accounts, post the first entry, and see whether you go back.',
} as const;
