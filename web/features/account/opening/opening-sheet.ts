// The opening balances as a sheet, as they stand in the form: accounts under their types, those of
// customers and suppliers with their bills; and the goods.
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { addDays, parseDate } from '#web/format/date-entry.ts';
import { queryClient } from '#web/client/query.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { WITHOUT_BILL } from '#web/format/bills.ts';
import { DIFFERENCE_NAME } from '#web/format/opening-words.ts';
import { textsOf, accountsTyped } from './form/figures.ts';
import type { AccountsTyped } from './form/figures.ts';
import { stockTextsOf, stockTyped } from './form/stock.ts';
import type { StockTyped } from './form/stock.ts';
import { productNamesOf } from './products.ts';
import type { OpeningForm } from './form/use-opening.ts';

type Balance = {
  readonly name: string;
  /** Which an import of the file finds again: the account, and its bill. */
  readonly account?: string;
  readonly bill?: string;
  readonly date?: string | null;
  readonly due?: string | null;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

const orNothing = (paise: number): number | null => (paise === 0 ? null : paise);

const COLUMNS: readonly ReportColumnOf<Balance>[] = [
  { head: 'Particulars', kind: 'text', of: ({ name }) => name },
  { head: 'Bill date', kind: 'date', of: ({ date }) => date || null },
  { head: 'Due', kind: 'date', of: ({ due }) => due || null },
  { head: 'Debit (₹)', kind: 'money', rule: 'pair', of: (of) => orNothing(of.debitPaise) },
  { head: 'Credit (₹)', kind: 'money', rule: 'answer', of: (of) => orNothing(of.creditPaise) },
  { head: 'Account', kind: 'text', onlyIn: 'file', of: ({ account }) => account ?? null },
  { head: 'Bill number', kind: 'text', onlyIn: 'file', of: ({ bill }) => bill ?? null },
];

type SheetQuery = {
  readonly form: Pick<OpeningForm, 'begins' | 'today' | 'isPosted' | 'textOf' | 'stock'>;
  readonly document: OpeningDocument;
  readonly accounts: readonly Account[];
};

type Part = { readonly bookId: number; readonly part: 'balances' | 'stock' };

/** @returns what the tab shows. */
export async function sheetOfOpening({
  bookId,
  part,
  ...asked
}: SheetQuery & Part): Promise<ReportSheet> {
  if (part === 'balances') return openingSheet(asked);
  const products = await queryClient.ensureQueryData(productNamesOf(bookId));
  return openingStockSheet(asked, new Map(products.map(({ id, name }) => [id, name])));
}

/** @returns the balances of the form, with what makes both sides equal. */
export function openingSheet({ form, document, accounts }: SheetQuery): ReportSheet {
  const texts = new Map(accounts.map(({ id }) => [id, form.textOf(id)]));
  const figures = accountsTyped(accounts, texts, form.today);
  const posted = accountsTyped(
    accounts,
    textsOf({ ...document, draft: null }, accounts),
    form.today,
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const groups = Map.groupBy(figures, ({ accountId }) => byId.get(accountId)?.accountType);
  const difference = figures.reduce((sum, one) => sum + one.balancePaise, 0);
  const lines = [...groups].flatMap(([type, members]) => [
    lineOf(
      'group',
      0,
      type ?? '',
      members.map((one) => one.balancePaise),
    ),
    ...members.flatMap((one) => accountLines(byId.get(one.accountId)?.name ?? '', one)),
  ]);
  const all = [...figures.map((one) => one.balancePaise), -difference];
  return {
    ...headOf(form, JSON.stringify(figures) === JSON.stringify(posted)),
    columns: reportColumns(COLUMNS),
    lines: [
      ...lines,
      ...(difference === 0
        ? []
        : [lineOf('line', 0, DIFFERENCE_NAME, [-difference], { account: DIFFERENCE_NAME })]),
      ...(figures.length === 0 ? [] : [lineOf('total', 0, 'Total', all)]),
    ],
  };
}

const sidesOf = (amounts: readonly number[]) => ({
  debitPaise: amounts.reduce((sum, paise) => sum + Math.max(paise, 0), 0),
  creditPaise: amounts.reduce((sum, paise) => sum + Math.max(-paise, 0), 0),
});

const lineOf = (
  as: SheetLine['as'],
  level: number,
  name: string,
  amounts: readonly number[],
  more: Omit<Balance, 'name' | 'debitPaise' | 'creditPaise'> = {},
): SheetLine => ({
  as,
  level,
  cells: COLUMNS.map(({ of }) => of({ name, ...sidesOf(amounts), ...more })),
});

/** A party with bills stands above them; what they do not come to is said too. */
function accountLines(
  name: string,
  { balancePaise: paise, bills }: AccountsTyped[number],
): SheetLine[] {
  const account = name;
  if (bills.length === 0) return [lineOf('line', 1, name, [paise], { account })];
  const rest = bills.reduce((left, { amountPaise }) => left - amountPaise, paise);
  return [
    lineOf('group', 1, name, [paise]),
    ...bills.map(({ number, date, dueDate: due, amountPaise }) =>
      lineOf('line', 2, number, [amountPaise], {
        date,
        due,
        account,
        bill: number,
      }),
    ),
    ...(rest === 0
      ? []
      : [lineOf('line', 2, WITHOUT_BILL, [rest], { account, bill: WITHOUT_BILL })]),
  ];
}

function headOf({ begins, today, isPosted }: SheetQuery['form'], isAsPosted: boolean) {
  const beginsOn = parseDate(begins, today);
  const openedOn = beginsOn === null ? null : addDays(beginsOn, -1);
  const unposted = isPosted ? 'With changes that are not posted' : 'Not posted';
  return {
    title: 'Opening balances',
    period: openedOn === null ? '' : asOnInWords(openedOn),
    remarks: isPosted && isAsPosted ? [] : [unposted],
  };
}

type Goods = StockTyped[number] & { readonly product: string };

const STOCK_COLUMNS: readonly ReportColumnOf<Goods>[] = [
  { head: 'Product', kind: 'text', of: ({ product }) => product },
  { head: 'Godown', kind: 'text', of: ({ godown }) => godown ?? null },
  { head: 'Batch', kind: 'text', of: ({ batch }) => batch ?? null },
  { head: 'Quantity', kind: 'quantity', of: (one) => one.quantityThousandths },
  { head: 'Value at cost (₹)', kind: 'money', of: ({ valuePaise }) => valuePaise },
];

/** @param names of the products. @returns the goods of the form and what they are worth. */
export function openingStockSheet(
  { form, document }: Omit<SheetQuery, 'accounts'>,
  names: ReadonlyMap<number, string>,
): ReportSheet {
  const goods = stockTyped(form.stock);
  const posted = stockTyped(stockTextsOf({ ...document, draft: null }));
  const total = goods.reduce((sum, { valuePaise }) => sum + valuePaise, 0);
  return {
    ...headOf(form, JSON.stringify(goods) === JSON.stringify(posted)),
    title: 'Opening stock',
    columns: reportColumns(STOCK_COLUMNS),
    lines: [
      ...reportLines(
        STOCK_COLUMNS,
        goods.map((one) => ({ ...one, product: names.get(one.productId) ?? '' })),
      ),
      ...(goods.length === 0
        ? []
        : [{ as: 'total' as const, cells: ['Total', null, null, null, total] }]),
    ],
  };
}
