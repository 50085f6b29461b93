// Illustrative copy, all of it in this file: figures and voices that are not facts yet. The page
// says so beside them. Whoever runs an installation in earnest replaces it with their own.

export type Statistic = {
  readonly value: number;
  /** How the figure is written at its end. */
  readonly suffix: '+' | 'K+' | '%';
  readonly label: string;
  readonly milliseconds: number;
};

export const STATISTICS: readonly Statistic[] = [
  { value: 2500, suffix: '+', label: 'businesses', milliseconds: 2000 },
  { value: 150_000, suffix: 'K+', label: 'invoices', milliseconds: 3000 },
  { value: 95, suffix: '%', label: 'automation', milliseconds: 2000 },
  { value: 75, suffix: '%', label: 'time savings', milliseconds: 2500 },
];

export const TESTIMONIALS = [
  {
    name: 'Meera Joshi',
    role: 'Proprietor',
    company: 'Sahyadri Traders, Pune',
    content:
      'I bill on the counter and the ledger is already right in the evening. My accountant ' +
      'asks for nothing at the month’s end.',
    rating: 5,
  },
  {
    name: 'R Iyer',
    role: 'Chartered Accountant',
    company: 'Iyer & Co, Chennai',
    content:
      'I asked why a balance of October had changed. Both entries were there, with who posted ' +
      'them and when.',
    rating: 5,
  },
  {
    name: 'Kamala Devi',
    role: 'Owner',
    company: 'Chai Stall No. 7, Nashik',
    content: 'Two fields and Enter. I never learnt accounts, and now I keep them.',
    rating: 5,
  },
] as const;

export const NOTE = 'Illustrative figures';

export const DEVELOPED_BY = 'Developed by the Lekha team, Pune';
