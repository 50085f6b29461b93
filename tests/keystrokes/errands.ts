// The errands of the usability script: the keys that they may take, and what the books then say.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  accountCalled,
  accounts,
  books,
  historyOf,
  journal,
  ledgerOf,
  linesOf,
  newest,
  post,
  rename,
} from './book.ts';

export type Errand = {
  readonly name: string;
  /** Keys in brackets, letters between them. */
  readonly sequence: string;
  readonly keysMax: number;
  readonly clicksMax?: number;
  /** Times that a person stops to think, for the estimate of seconds. */
  readonly mental: number;
  /** What must be there before; what it gives back stands in the sequence for `{}`. */
  readonly prepare?: (page: Page, bookId: number) => Promise<string>;
  /** What is clicked where the sequence says [click]. */
  readonly click?: (page: Page) => Promise<void>;
  /** Waits until it is done, and asks the books whether it is right. */
  readonly check: (page: Page, bookId: number) => Promise<void>;
};

type FieldTexts = Record<string, string>;
const posted = (page: Page) => expect(page.getByText(/^Posted #/)).toBeVisible();

async function expectPosted(
  page: Page,
  bookId: number,
  lines: readonly string[],
  more: FieldTexts,
) {
  await posted(page);
  const card = await newest(page, bookId);
  expect(linesOf(card)).toEqual(lines);
  expect(card).toMatchObject(more);
}

const electricity: Errand = {
  name: 'T1 pays electricity from the bank',
  sequence: '[F5] hd [Enter] 1250 [Enter] elec [Enter] [Enter] [Ctrl+Enter]',
  keysMax: 16,
  mental: 5,
  check: (page, bookId) =>
    expectPosted(page, bookId, ['Electricity 1250.00', 'HDFC Bank current -1250.00'], {
      voucherType: 'payment',
      narration: '',
    }),
};

const rent: Errand = {
  name: 'T2 splits the rent over two cost accounts',
  sequence:
    '[F5] hd [Enter] 60k [Enter] rent h [Enter] 40k [Enter] rent [Enter] [Enter] Rent Nov [Enter] [Enter]',
  keysMax: 35,
  mental: 8,
  check: (page, bookId) =>
    expectPosted(
      page,
      bookId,
      ['Rent, head office 40000.00', 'Rent, Pune branch 20000.00', 'HDFC Bank current -60000.00'],
      { voucherType: 'payment', narration: 'Rent Nov' },
    ),
};

const receipt: Errand = {
  name: 'T3 receives from a customer into the bank',
  sequence: '[F6] ic [Enter] 1.18l [Enter] dec [Enter] [Enter] [Ctrl+Enter]',
  keysMax: 16,
  mental: 5,
  check: (page, bookId) =>
    expectPosted(page, bookId, ['ICICI Bank savings 118000.00', 'Deccan Textiles -118000.00'], {
      voucherType: 'receipt',
    }),
};

const fromPalette: Errand = {
  ...electricity,
  name: 'T1 from the ledger that the palette found',
  sequence: '[Ctrl+K] elec [Enter] [d] =45*22 [Enter] hd [Enter] [Enter] [Ctrl+Enter]',
  keysMax: 19,
  check: (page, id) =>
    expectPosted(page, id, ['Electricity 990.00', 'HDFC Bank current -990.00'], {}),
};

const COURIER = 'Courier charges';

const newAccount: Errand = {
  name: 'T5 pays cash to an account that does not exist yet',
  sequence: `[F5] ca [Enter] 450 [Enter] ${COURIER} [Alt+C] [Ctrl+Enter] [Enter] [Ctrl+Enter]`,
  keysMax: 27,
  mental: 5,
  async check(page, bookId) {
    await expectPosted(page, bookId, [`${COURIER} 450.00`, 'Cash -450.00'], {});
    const made = await accountCalled(page, bookId, COURIER);
    expect(made).toMatchObject({ nature: 'expense', balancePaise: 450_00 });
    // The next time, it must not exist again.
    await rename(page, bookId, COURIER, `Parcels ${made.id}`);
  },
};

const closing: Errand = {
  name: 'T6 reads a closing balance of a quarter of last year',
  sequence: '[Ctrl+K] hdfc q2 25-26 [Enter]',
  keysMax: 15,
  mental: 2,
  async check(page, bookId) {
    const { id } = await accountCalled(page, bookId, 'HDFC Bank current');
    const said = await ledgerOf(page, bookId, id, { year: '25-26', quarter: 2 });
    const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    const figure = rupees.format(Math.abs(said.closingPaise / 100));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HDFC Bank current');
    await expect(page.getByText(`₹${figure}`).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('?year=25-26&quarter=2');
  },
};

const correction: Errand = {
  name: 'T7 corrects a wrong account, with a reason',
  sequence: '[Ctrl+K] #{} [Enter] [x] elec [Enter] 1 [Enter] [Ctrl+Enter]',
  keysMax: 16,
  mental: 5,
  async prepare(page, bookId) {
    const wrong = { debit: 'Telephone and internet', credit: 'HDFC Bank current', rupees: 35_400 };
    const { number } = await post(page, bookId, wrong);
    return String(number);
  },
  async check(page, bookId) {
    await posted(page);
    const card = await newest(page, bookId);
    expect(linesOf(card)).toEqual(['Electricity 35400.00', 'HDFC Bank current -35400.00']);
    const wrong = await journal(page, bookId, card.corrects ?? 0);
    expect(wrong.correctedBy).toBe(card.id);
    expect(linesOf(wrong)[0]).toBe('Telephone and internet 35400.00');
    const reversal = await journal(page, bookId, wrong.reversedBy ?? 0);
    expect(reversal.reverses).toBe(wrong.id);
    const history = await historyOf(page, bookId, wrong.id);
    expect(history.map(({ what }) => what).join('\n')).toContain('Wrong account');
  },
};

const newBook: Errand = {
  name: 'T10 begins a book with a template and its first entry',
  sequence:
    'gb [Alt+C] Chai [Enter] [click] [F5] ca [Enter] 5000 [Enter] rent [Enter] [Enter] [Ctrl+Enter]',
  keysMax: 30,
  clicksMax: 1,
  mental: 6,
  click: (page) => page.getByRole('button', { name: 'Basic Sales Purchase' }).click(),
  async check(page) {
    await posted(page);
    const made = (await books(page)).findLast(({ name }) => name === 'Chai')?.id ?? 0;
    expect((await accounts(page, made)).length).toBeGreaterThan(50);
    expect(linesOf(await newest(page, made))).toEqual(['Rent 5000.00', 'Cash -5000.00']);
  },
};

export const ERRANDS: readonly Errand[] = [
  electricity,
  rent,
  receipt,
  fromPalette,
  newAccount,
  closing,
  correction,
  newBook,
];

const BACK_4 = '[Shift+Tab]'.repeat(4);
const TO_REASON = '[Tab]'.repeat(8);

/** The same errands for somebody who goes by Tab: more keys, and the same books. */
export const BY_TAB: readonly Errand[] = [
  {
    ...electricity,
    name: 'T1 by Tab',
    sequence: `[F5] hd [Tab] 1250 ${BACK_4} elec [Tab] 1250 [Ctrl+Enter]`,
  },
  {
    ...rent,
    name: 'T2 by Tab',
    sequence:
      `[F5] hd [Tab] 60k ${BACK_4} rent h [Tab] 40k [Tab] [Space] rent [Tab] 20k ` +
      '[Tab] [Tab] [Tab] [Tab] [Tab] [Tab] Rent Nov [Ctrl+Enter]',
  },
  {
    ...correction,
    name: 'T7 by Tab',
    sequence: `[Ctrl+K] #{} [Enter] [x] elec ${TO_REASON} 1 [Ctrl+Enter]`,
  },
];
