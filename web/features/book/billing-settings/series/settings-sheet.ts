// How a book stands on its documents as a sheet: who it is, how it is paid, how its documents are
// numbered, what was said of its years, and to which day it is locked.
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { reportColumns } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { dayInWords } from '#web/shell/sheet/words.ts';
import { REGISTRATIONS, ROUNDINGS, SERIES, SERIES_NAMES } from './names.ts';

type Setting = readonly [name: string, value: string | number | null | undefined];
type Part = readonly [title: string, settings: readonly Setting[]];

const COLUMNS: readonly ReportColumnOf<Setting>[] = [
  { head: 'Setting', kind: 'text', of: ([name]) => name },
  { head: 'Value', kind: 'text', of: ([, value]) => String(value) },
];

/** As they are saved; what is not set is left out. */
export async function settingsSheet({ read }: SheetWork, bookId: number): Promise<ReportSheet> {
  const settings = await read(readBillingSettings, { params: { bookId } });
  const book = (await read(listBooks, {})).find(({ id }) => id === bookId);
  return {
    title: 'Billing settings',
    period: `as known on ${dayInWords(todayInIndia())}`,
    remarks: [],
    columns: reportColumns(COLUMNS),
    lines: partsOf(settings, book).flatMap(linesOf),
  };
}

function linesOf([title, settings]: Part): SheetLine[] {
  const set = settings.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (set.length === 0) return [];
  return [
    { as: 'group', level: 0, cells: [title, null] },
    ...set.map((one): SheetLine => ({
      as: 'line',
      level: 1,
      cells: COLUMNS.map(({ of }) => of(one)),
    })),
  ];
}

const partsOf = (settings: BillingSettings, book: Book | undefined): readonly Part[] => [
  ['Book', book === undefined ? [] : bookSettings(book)],
  ['Your business', businessSettings(settings)],
  ['Getting paid', paymentSettings(settings)],
  ['Numbers', SERIES.map(({ name, title }) => [title, numberedBy(settings[name])])],
  [
    'Starting numbers',
    settings.seriesStarts.map((start) => [
      SERIES_NAMES[start.series],
      `${start.before}${start.startsAt}`,
    ]),
  ],
  ['Invoices', invoiceSettings(settings)],
  [
    'Turnover',
    settings.turnovers.map(({ financialYear: year, amountPaise }) => [
      `FY ${year}`,
      formatRupees(amountPaise),
    ]),
  ],
  [
    'Letter of undertaking',
    [
      ...settings.undertakings.map(({ financialYear: year, reference }): Setting => [
        `FY ${year}`,
        reference,
      ]),
      ['Of no year', settings.lut],
    ],
  ],
  [
    'Tax deducted (TDS)',
    [
      ['Deducts from', dayOf(settings.taxDeduction.from)],
      ['TAN', settings.taxDeduction.tan],
    ],
  ],
  [
    'E-invoices',
    [
      ['Exempt class', settings.eInvoicing.exemption],
      ['Keys of the portal', settings.eInvoicing.keys.map(({ name }) => name).join(', ')],
    ],
  ],
];

const dayOf = (day: string | null): string | null =>
  day === null ? null : formatDate(dateFromWire(day));

const bookSettings = (book: Book): readonly Setting[] => [
  ['Name', book.name],
  ['Books begin on', dayOf(book.begins_on)],
  ['Soft lock up to', dayOf(book.soft_locked_to)],
  ['Hard lock up to', dayOf(book.hard_locked_to)],
];

type Choice = { readonly value: string; readonly label: string };

const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

const businessSettings = (settings: BillingSettings): readonly Setting[] => [
  ['GSTIN', settings.gstin],
  ['Registration', labelOf(REGISTRATIONS, settings.registration)],
  ['Legal name', settings.legalName],
  ['PAN', settings.pan],
  ['Address', settings.address],
  ['City', settings.city],
  ['State', stateOfCode(settings.stateCode ?? '')?.name],
  ['PIN code', settings.pincode],
  ['E-mail', settings.email],
  ['Phone', settings.phone],
];

const paymentSettings = ({ bank, upi }: BillingSettings): readonly Setting[] => [
  ['Bank', bank?.name],
  ['Account number', bank?.accountNumber],
  ['IFSC', bank?.ifsc],
  ['Branch', bank?.branch],
  ['UPI address', upi?.address],
  ['UPI payee', upi?.payee],
];

const invoiceSettings = (settings: BillingSettings): readonly Setting[] => [
  ['Days until due', formatCount(settings.dueDays)],
  ['Totals', labelOf(ROUNDINGS, settings.rounding)],
  ['Rates', `${settings.pricesIncludeTax ? 'Inclusive' : 'Exclusive'} of GST`],
  ['Terms', settings.terms],
  ['Notes', settings.notes],
];

/** @returns `INV-, 3 digits, from 1 every financial year`. */
function numberedBy({
  prefix,
  padding,
  restartsYearly: restarts,
}: BillingSettings['invoiceSeries']) {
  const digits = `${padding} ${padding === 1 ? 'digit' : 'digits'}`;
  return [prefix, digits, ...(restarts ? ['from 1 every financial year'] : [])].join(', ');
}
