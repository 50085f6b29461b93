// Names and amounts as a bookkeeper has them: ordinary, long, and as large as they get.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { formatPaise } from '#web/format/money.ts';
import type { ShownStatus } from '#web/format/invoice-status.ts';
import type { Choice } from '../picker/match.ts';

export const TODAY = calendarDate('2026-11-21');

export const ACCOUNTS: readonly Choice[] = [
  { id: 1, name: 'HDFC Bank current', detail: 'Bank, 18,45,000.00 Dr' },
  { id: 2, name: 'Cash in hand', detail: 'Cash, 12,500.00 Dr' },
  { id: 3, name: 'Rent, head office', detail: 'Expense, 60,000.00 Dr' },
  { id: 4, name: 'Rent, Pune branch', detail: 'Expense, 40,000.00 Dr' },
  { id: 5, name: 'Electricity', detail: 'Expense, 35,400.00 Dr' },
  { id: 6, name: 'Bharat Electricals', detail: 'Customer, 47,200.00 Dr' },
  {
    id: 7,
    name: 'Deccan Textiles and General Trading Company',
    detail: 'Customer, 1,18,000.00 Dr',
  },
  { id: 8, name: 'किराया, पुणे', detail: 'Expense, 0.00' },
];

const FIRST = ['Sahyadri', 'Deccan', 'Konkan', 'Orchid', 'Bharat', 'Ganga', 'Malabar', 'Vindhya'];
const TRADE = ['Traders', 'Textiles', 'Agro Mills', 'Electricals', 'Hospitality', 'Rentals'];

/** Five thousand customers, for the speed of the picker. */
export const MANY: readonly Choice[] = Array.from({ length: 5_000 }, (_, id) => ({
  id,
  name: `${FIRST[id % FIRST.length]} ${TRADE[id % TRADE.length]} ${id}`,
  detail: `Customer, ${formatPaise((id * 7919) % 10_000_000)} Dr`,
}));

export type Invoice = {
  readonly number: string;
  readonly customer: string;
  readonly amountPaise: number;
  readonly due: string;
  readonly status: ShownStatus;
};

export const INVOICES: readonly Invoice[] = [
  {
    number: 'INV-014',
    customer: 'Deccan Textiles and General Trading Company',
    amountPaise: 11_800_000,
    due: '20 Dec 2026',
    status: 'draft',
  },
  {
    number: 'INV-013',
    customer: 'Orchid Hospitality LLP',
    amountPaise: 5_900_000,
    due: '14 Dec 2026',
    status: 'sent',
  },
  {
    number: 'INV-012',
    customer: 'Karnataka Agro Mills',
    amountPaise: 9_999_999_900,
    due: '02 Dec 2026',
    status: 'paid',
  },
  {
    number: 'INV-011',
    customer: 'Bharat Electricals',
    amountPaise: 4_720_000,
    due: '08 Nov 2026',
    status: 'overdue',
  },
  {
    number: 'INV-010',
    customer: 'Deccan Textiles',
    amountPaise: 880_000,
    due: '01 Nov 2026',
    status: 'cancelled',
  },
  {
    number: 'INV-009',
    customer: 'Konkan Fisheries',
    amountPaise: 2_360_000,
    due: '28 Oct 2026',
    status: 'part_paid',
  },
];
