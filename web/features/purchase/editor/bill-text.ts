// A bill of a supplier as it is typed, as it is kept on the device, and as the call takes it.
import { z } from 'zod';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { creditPeriod } from '#api/contract/trade/purchase-bill.ts';
import type { createPurchaseBill, PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { GoodsReceiptDetail } from '#api/contract/trade/goods-receipt.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { mulDiv } from '#core/kernel/paise.ts';
import { treatment } from '#core/tax/terms.ts';
import type { Treatment } from '#core/tax/terms.ts';
import { blockedClause, eligibility, importOf, reverseChargeSection } from '#core/trade/terms.ts';
import {
  currencyText,
  linesToBill,
  linesToBillOfReceipt,
  minorIn,
  pricedBill,
  sizesOfBill,
  snapshotOfAccount,
  sumOfBill,
  taxPaise,
  tdsOf,
  timesOfSupply,
} from '#core/trade/index.ts';
import type {
  OpenMeasure,
  PartySnapshot,
  PurchaseBillDraftLine,
  TdsFacts,
} from '#core/trade/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { discountOf, discountText } from '#web/format/discount.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise, formatSigned } from '#web/format/money.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import {
  besideErrors,
  besideOf,
  besideTextOf,
  chargeFields,
  currencyFields,
  tcsFields,
} from './beside-text.ts';

/** A line as it is typed, of a bill as of an order. */
export const boughtLineText = z.object({
  /** Never changes, so that the line keeps its place while others go. */
  key: z.number(),
  productId: z.number().nullable(),
  accountId: z.number().nullable(),
  name: z.string(),
  hsn: z.string(),
  quantity: z.string(),
  rate: z.string(),
  taxable: z.string(),
  gstRate: z.string(),
  /** As printed; empty where it is by the rate. */
  cgst: z.string(),
  sgst: z.string(),
  igst: z.string(),
  cess: z.string().default(''),
  /** `10%`, or rupees. */
  discount: z.string().default(''),
  /** Null: by the rate. */
  treatment: treatment.nullable().default(null),
  cessRate: z.string().default(''),
  cessPerUnit: z.string().default(''),
  uqc: z.string().default(''),
  unit: z.string().default(''),
  eligibility: eligibility.default('eligible'),
  clause: blockedClause.nullable().default(null),
  /** Of a part: what is eligible of it, in percent. */
  share: z.string().default(''),
  creditKind: z.enum(['input', 'input-service', 'capital-goods']),
  use: z.enum(['taxable', 'exempt', 'common', 'private']),
  godownId: z.number().nullable(),
  batch: z.string(),
  madeOn: z.string().default(''),
  expiresOn: z.string(),
  /** By which section the buyer pays its tax; null: as the whole bill says. */
  reverseCharge: reverseChargeSection.nullable().default(null),
  /** Of a bill in another currency, in that. */
  amount: z.string().default(''),
  /**
   * The line of an order or of goods received that it takes; its number, and what was open of it,
   * as they are said.
   */
  order: z
    .object({
      kind: z.enum(['order', 'receipt']).default('order'),
      orderId: z.number(),
      line: z.number(),
      number: z.string(),
      open: z.string(),
    })
    .nullable()
    .default(null),
});
export type BillLineText = z.infer<typeof boughtLineText>;

const texts = {
  supplierId: z.number().nullable(),
  billNumber: z.string(),
  billDate: z.string(),
  dueDate: z.string(),
  postedOn: z.string(),
  receivedOn: z.string(),
  placeOfSupply: z.string(),
  /** Null: the first open return. */
  creditPeriod: creditPeriod.nullable(),
  reverseCharge: z.boolean().default(false),
  importOf: importOf.nullable().default(null),
  charges: z.array(chargeFields).default([]),
  tcs: tcsFields.nullable().default(null),
  currency: currencyFields.nullable().default(null),
  roundOff: z.string().default(''),
  total: z.string(),
  /** Of a debit note of the supplier: the bills whose price it raises; null of a bill. */
  raises: z.array(z.number()).nullable().default(null),
  narration: z.string(),
  againReason: z.string(),
  /** The code of the nature; empty: nothing is deducted. */
  tdsNature: z.string().default(''),
  /** Empty: by the law. */
  tdsAmount: z.string().default(''),
  tdsReason: z.string().default(''),
  /** The ledger of the supplier whose nature was proposed last: once taken out, it stays out. */
  tdsProposedFor: z.number().nullable().default(null),
};
const whole = z.object({ ...texts, lines: z.array(boughtLineText) });
export type PurchaseBillText = z.infer<typeof whole>;
/** All that a bill says as it is typed; `billText` is what of it may be kept. */
export const wholeBillText = whole;
export const billText = whole.partial();

const BLANK_LINE: Omit<BillLineText, 'key'> = {
  productId: null,
  accountId: null,
  name: '',
  hsn: '',
  quantity: '',
  rate: '',
  taxable: '',
  gstRate: '',
  cgst: '',
  sgst: '',
  igst: '',
  cess: '',
  discount: '',
  treatment: null,
  cessRate: '',
  cessPerUnit: '',
  uqc: '',
  unit: '',
  eligibility: 'eligible',
  clause: null,
  share: '',
  creditKind: 'input',
  use: 'taxable',
  godownId: null,
  batch: '',
  madeOn: '',
  expiresOn: '',
  reverseCharge: null,
  amount: '',
  order: null,
};

/** @returns the lines with another one, whose goods lie where those of the last do. */
export const withBillLine = (lines: readonly BillLineText[]): readonly BillLineText[] => [
  ...lines,
  {
    ...BLANK_LINE,
    key: lines.reduce((last, { key }) => Math.max(last, key), 0) + 1,
    godownId: lines.at(-1)?.godownId ?? null,
  },
];

type BillDefaults = NonNullable<ListedSupplier['billDefaults']>;

/** @returns a line that begins with what is proposed for the supplier. */
export const withBillDefaults = (
  line: BillLineText,
  { credit, blockedClause: clause }: BillDefaults,
  account: { readonly id: number; readonly name: string } | undefined,
): BillLineText => ({
  ...line,
  ...(account !== undefined && { accountId: account.id, name: account.name }),
  ...(credit !== null && { creditKind: credit }),
  ...(clause !== null && { eligibility: 'blocked', clause }),
});

/** Posted and received on the day itself, unless somebody says another. */
export const beginBill = (today: CalendarDate): PurchaseBillText => ({
  supplierId: null,
  billNumber: '',
  billDate: '',
  dueDate: '',
  postedOn: formatDate(today),
  receivedOn: formatDate(today),
  placeOfSupply: '',
  creditPeriod: null,
  reverseCharge: false,
  importOf: null,
  charges: [],
  tcs: null,
  currency: null,
  roundOff: '',
  total: '',
  raises: null,
  narration: '',
  againReason: '',
  tdsNature: '',
  tdsAmount: '',
  tdsReason: '',
  tdsProposedFor: null,
  lines: [...withBillLine([])],
});

const amountText = (paise: number | null | undefined): string =>
  paise == null ? '' : formatPaise(paise);
const unitsText = (units: number | null, places: number): string =>
  units === null ? '' : decimalText(units, places);

const unlessZero = (units: number, places: number): string =>
  units === 0 ? '' : decimalText(units, places);

/** What a line is while nobody says otherwise. */
const treatmentByRate = (rate: string): Treatment =>
  (percentIn(rate) ?? 0) === 0 ? 'nil' : 'taxable';

/** @returns a draft of the books as it is typed on. */
export const billTextOf = (bill: PurchaseBillDetail): PurchaseBillText => ({
  supplierId: bill.supplierAccountId,
  billNumber: bill.billNumber ?? '',
  billDate: dayText(bill.billDate),
  dueDate: dayText(bill.dueDate),
  postedOn: dayText(bill.postedOn),
  receivedOn: dayText(bill.receivedOn),
  placeOfSupply: bill.placeOfSupply ?? '',
  creditPeriod: bill.creditPeriod,
  reverseCharge: bill.reverseCharge,
  importOf: bill.importOf,
  ...besideTextOf(bill),
  roundOff: bill.roundOffGivenPaise === null ? '' : formatSigned(bill.roundOffGivenPaise),
  total: amountText(bill.totalGivenPaise),
  raises: bill.raises?.map(({ billId }) => billId) ?? null,
  narration: bill.narration,
  againReason: bill.againReason ?? '',
  tdsNature: bill.tds?.nature ?? '',
  tdsAmount: amountText(bill.tds?.amountPaise),
  tdsReason: bill.tds?.amountPaise == null ? '' : (bill.tds.reason ?? ''),
  tdsProposedFor: bill.supplierAccountId,
  lines: bill.items.map((item) => ({
    key: item.line,
    productId: item.productId,
    accountId: item.accountId,
    name: item.name,
    hsn: item.hsn ?? '',
    quantity: unitsText(item.quantityThousandths, 3),
    rate: unitsText(item.rateThousandths, 3),
    taxable: amountText(item.given?.taxablePaise),
    gstRate: decimalText(item.taxBps, 2),
    cgst: amountText(item.given?.cgstPaise),
    sgst: amountText(item.given?.sgstPaise),
    igst: amountText(item.given?.igstPaise),
    cess: amountText(item.given?.cessPaise),
    discount: discountText(item.discount),
    treatment: ownTreatment(item.treatment, item.taxBps),
    cessRate: unlessZero(item.cessBps, 2),
    cessPerUnit: unlessZero(item.cessPerUnitThousandths, 3),
    uqc: item.uqc ?? '',
    unit: item.unit ?? '',
    eligibility: item.eligibility,
    clause: item.clause,
    share: unitsText(item.shareBps, 2),
    creditKind: item.creditKind,
    use: item.use,
    godownId: item.godownId,
    batch: item.batch ?? '',
    madeOn: dayText(item.manufacturedOn),
    expiresOn: dayText(item.expiresOn),
    reverseCharge: item.given?.reverseCharge ?? null,
    amount:
      item.amountMinor === null || bill.currency === null
        ? ''
        : currencyText(item.amountMinor, bill.currency.code),
    order: earlierText(item),
  })),
});

type Earlier = NonNullable<BillLineText['order']>;

/** @returns the line of an earlier document that a line of the books takes. */
export function earlierText({
  order,
  receipt,
}: Pick<PurchaseBillDetail['items'][number], 'order' | 'receipt'>): Earlier | null {
  const unsaid = { number: '', open: '' };
  if (receipt !== undefined) {
    const { receiptId, line } = receipt;
    return { kind: 'receipt', orderId: receiptId, line, ...unsaid };
  }
  return order === undefined ? null : { kind: 'order', ...order, ...unsaid };
}

type ItemBeforeBill = {
  readonly quantityThousandths: number | null;
  readonly rateThousandths: number | null;
  readonly taxBps: number;
  readonly taxablePaise: number;
};

/** @returns a line as the core has it. */
export const itemBeforeBill = <Item extends ItemBeforeBill>(item: Item) => ({
  ...item,
  priceThousandths: item.rateThousandths,
  rateBps: item.taxBps,
});

/** @returns what is open of a line, as the core measures it. */
function openMeasure(
  { quantityThousandths, taxablePaise }: ItemBeforeBill,
  open: { readonly thousandths: number | null; readonly paise: number },
): OpenMeasure {
  const whole = quantityThousandths ?? taxablePaise;
  const left = open.thousandths ?? open.paise;
  return { whole, taken: whole - left, open: left, over: 0 };
}

/** @returns open lines as they are typed on, each with the document that it takes of. */
export const openLineTexts = (
  lines: readonly Bought[],
  { kind, id, number }: Pick<Earlier, 'kind'> & { readonly id: number; readonly number: string },
): BillLineText[] =>
  lines.map((line, at) => ({
    ...lineTextOf(line, at + 1),
    order: {
      kind,
      orderId: id,
      line: line.earlier?.line ?? 0,
      number,
      open: unitsText(line.quantityThousandths, 3) || amountText(line.taxablePaise),
    },
  }));

/** @returns what is still to come of an order: what came by a note is billed from that. */
export const comingOf = (item: PurchaseOrderDetail['items'][number]): OpenMeasure =>
  openMeasure(item, { thousandths: item.comingQuantityThousandths, paise: item.comingPaise });

/** @returns a bill that begins with what is open of an order. */
export function billTextOfOrder(order: PurchaseOrderDetail, today: CalendarDate): PurchaseBillText {
  const lines = order.items.map(itemBeforeBill);
  const from = { documentId: order.id, godownId: order.godownId, lines };
  const of = { kind: 'order' as const, id: order.id, number: order.number ?? '' };
  return {
    ...beginBill(today),
    supplierId: order.supplierAccountId,
    lines: openLineTexts(linesToBill(from, order.items.map(comingOf)), of),
  };
}

/** @returns a bill that begins with what is open of goods received; they came on that day. */
export function billTextOfReceipt(note: GoodsReceiptDetail, today: CalendarDate): PurchaseBillText {
  const lines = note.items.map((item) => {
    const { godownId, batch, manufacturedOn, expiresOn, ...bought } = itemBeforeBill(item);
    return {
      ...bought,
      ...(godownId !== null && { godownId }),
      ...(batch !== null && { batch }),
      ...(manufacturedOn !== null && { manufacturedOn }),
      ...(expiresOn !== null && { expiresOn }),
    };
  });
  const measures = note.items.map((item) =>
    openMeasure(item, { thousandths: item.openQuantityThousandths, paise: item.openPaise }),
  );
  const of = { kind: 'receipt' as const, id: note.id, number: note.number ?? '' };
  return {
    ...beginBill(today),
    supplierId: note.supplierAccountId,
    receivedOn: dayText(note.receivedOn),
    lines: openLineTexts(linesToBillOfReceipt({ documentId: note.id, lines }, measures), of),
  };
}

type Bought = Pick<
  PurchaseBillDraftLine,
  | 'productId'
  | 'accountId'
  | 'name'
  | 'hsn'
  | 'uqc'
  | 'unit'
  | 'quantityThousandths'
  | 'priceThousandths'
  | 'discount'
  | 'treatment'
  | 'rateBps'
  | 'cessBps'
  | 'cessPerUnitThousandths'
  | 'taxablePaise'
  | 'godownId'
  | 'batch'
  | 'manufacturedOn'
  | 'expiresOn'
  | 'earlier'
>;

/** @returns what is bought as it is typed on. */
const lineTextOf = (line: Bought, key: number): BillLineText => ({
  ...BLANK_LINE,
  key,
  productId: line.productId,
  accountId: line.accountId,
  name: line.name,
  hsn: line.hsn ?? '',
  uqc: line.uqc ?? '',
  unit: line.unit ?? '',
  quantity: unitsText(line.quantityThousandths, 3),
  rate: unitsText(line.priceThousandths, 3),
  taxable: amountText(line.taxablePaise),
  gstRate: decimalText(line.rateBps, 2),
  discount: discountText(line.discount),
  treatment: ownTreatment(line.treatment, line.rateBps),
  cessRate: unlessZero(line.cessBps, 2),
  cessPerUnit: unlessZero(line.cessPerUnitThousandths, 3),
  creditKind: line.productId === null ? 'input-service' : 'input',
  godownId: line.godownId ?? null,
  batch: line.batch ?? '',
  madeOn: storedDayText(line.manufacturedOn),
  expiresOn: storedDayText(line.expiresOn),
});

const storedDayText = (day: string | undefined): string =>
  day === undefined ? '' : dayText(calendarDate(day));

type DraftedItem = ItemBeforeBill &
  Omit<Bought, 'priceThousandths' | 'rateBps' | 'taxablePaise'> & {
    readonly line: number;
    readonly givenTaxablePaise: number | null;
  };

/** @returns a line of a draft before its bill as it is typed on. */
export const lineTextBeforeBill = ({ givenTaxablePaise, ...item }: DraftedItem): BillLineText =>
  lineTextOf({ ...itemBeforeBill(item), taxablePaise: givenTaxablePaise }, item.line);

/** @returns the treatment where it is not the one of the rate. */
const ownTreatment = (treatment: Treatment, bps: number): Treatment | null =>
  treatment === (bps === 0 ? 'nil' : 'taxable') ? null : treatment;

export const isBlankBillLine = (said: BillLineText): boolean =>
  said.name.trim() === '' &&
  said.quantity.trim() === '' &&
  said.rate.trim() === '' &&
  said.taxable.trim() === '' &&
  said.amount.trim() === '';

const paiseIn = (text: string): number | null => (text.trim() === '' ? null : zeroOr(text));
/** Nothing is an amount here: a bill may print no tax. */
const zeroOr = (text: string): number | null =>
  /^0+(?:\.0*)?$/.test(bareFigure(text)) ? 0 : parseAmount(text);
/** A round-off may lower the total. */
function signedPaiseIn(text: string): number | null {
  const [, sign = '', figure = ''] = /^([-+−]?)(.*)$/.exec(text.trim()) ?? [];
  const paise = paiseIn(figure);
  return paise === null || sign === '' || sign === '+' ? paise : -paise;
}
const unitsIn = (text: string, places: number): number | null =>
  text.trim() === '' ? null : decimalOf(bareFigure(text.replaceAll('₹', '')), places);
/** As it is printed too: 18%. */
const percentIn = (text: string): number | null => unitsIn(text.replace(/%\s*$/, ''), 2);

type Errors = Readonly<Record<string, string>>;

/** @returns what keeps a line from a draft; null where nothing does. */
export function lineError(said: BillLineText, today: CalendarDate): string | null {
  if (said.name.trim() === '') return NO_ITEM;
  if (said.quantity.trim() !== '' && (unitsIn(said.quantity, 3) ?? 0) <= 0) {
    return 'Enter a quantity, at most three decimals';
  }
  if (said.rate.trim() !== '' && unitsIn(said.rate, 3) === null) return 'Enter a rate';
  if (said.gstRate.trim() !== '' && percentIn(said.gstRate) === null) {
    return 'Enter GST in percent, such as 18';
  }
  const amounts = [said.taxable, said.cgst, said.sgst, said.igst, said.cess];
  if (amounts.some((text) => text.trim() !== '' && paiseIn(text) === null)) {
    return 'Enter amounts in rupees';
  }
  if (discountOf(said.discount) === undefined) return 'Enter a discount such as 10% or 500';
  if (said.cessRate.trim() !== '' && percentIn(said.cessRate) === null) {
    return 'Enter cess in percent, such as 12';
  }
  if (said.cessPerUnit.trim() !== '' && unitsIn(said.cessPerUnit, 3) === null) {
    return 'Enter cess in rupees for one unit';
  }
  const share = percentIn(said.share) ?? 0;
  if (said.share.trim() !== '' && (share <= 0 || share >= 10_000)) {
    return 'Enter what is eligible in percent, above 0 and below 100';
  }
  const days = [said.madeOn, said.expiresOn];
  return days.some((text) => text.trim() !== '' && parseDate(text, today) === null) ? NO_DAY : null;
}

const NO_ITEM = 'Choose an item or an account';

/** @returns what a line still needs to be posted; null where nothing. */
export function lineMissing(said: BillLineText, code: string | undefined): string | null {
  if (said.productId === null && said.accountId === null) return NO_ITEM;
  if (code !== undefined) {
    return minorOf(said, code) === undefined ? `Enter its amount in ${code}` : null;
  }
  return said.rate.trim() === '' && said.taxable.trim() === ''
    ? 'Enter its rate or its taxable value'
    : null;
}

/** @returns the amount of a line of a bill in another currency, in its minor units. */
const minorOf = ({ amount }: BillLineText, code: string): number | undefined =>
  minorIn(bareFigure(amount), code) ?? undefined;

/** @returns what the lines come to in the currency of the bill, in its minor units. */
const sumInCurrency = ({ lines, currency }: PurchaseBillText): number =>
  currency === null ? 0 : lines.reduce((sum, said) => sum + (minorOf(said, currency.code) ?? 0), 0);

const NO_DAY = 'Could not read this date';

/** @returns what cannot be read above the lines, by field. */
export function headErrors(text: PurchaseBillText, today: CalendarDate): Errors {
  const days = ['billDate', 'dueDate', 'postedOn', 'receivedOn'] as const;
  const wrong = days.filter(
    (name) => text[name].trim() !== '' && parseDate(text[name], today) === null,
  );
  const isRoundOffWrong = text.roundOff.trim() !== '' && signedPaiseIn(text.roundOff) === null;
  const isTotalWrong = text.total.trim() !== '' && paiseIn(text.total) === null;
  const isOwnTds = text.tdsAmount.trim() !== '';
  return {
    ...Object.fromEntries(wrong.map((name) => [name, NO_DAY])),
    ...(isRoundOffWrong && { roundOff: 'Enter it in rupees, such as -0.40' }),
    ...(isTotalWrong && { total: 'Enter the total in rupees' }),
    ...(isOwnTds && paiseIn(text.tdsAmount) === null && { tdsAmount: 'Enter it in rupees' }),
    ...(isOwnTds && text.tdsReason.trim() === '' && { tdsReason: 'Say why this amount' }),
    ...besideErrors(text, today),
  };
}

export function draftLineOf(said: BillLineText, code: string | undefined): PurchaseBillDraftLine {
  const amountMinor = code === undefined ? undefined : minorOf(said, code);
  const isInRupees = code === undefined;
  return {
    productId: said.productId,
    accountId: said.accountId,
    name: said.name,
    hsn: orNull(said.hsn),
    uqc: null,
    unit: null,
    quantityThousandths: unitsIn(said.quantity, 3),
    priceThousandths: isInRupees ? unitsIn(said.rate, 3) : null,
    discount: discountOf(said.discount) ?? null,
    taxablePaise: isInRupees ? paiseIn(said.taxable) : null,
    treatment: said.treatment ?? treatmentByRate(said.gstRate),
    rateBps: percentIn(said.gstRate) ?? 0,
    cessBps: percentIn(said.cessRate) ?? 0,
    cessPerUnitThousandths: unitsIn(said.cessPerUnit, 3) ?? 0,
    cgstPaise: paiseIn(said.cgst),
    sgstPaise: paiseIn(said.sgst),
    igstPaise: paiseIn(said.igst),
    cessPaise: paiseIn(said.cess),
    credit: {
      eligibility: said.eligibility,
      clause: said.clause,
      shareBps: percentIn(said.share),
      kind: said.creditKind,
      use: said.use,
    },
    reverseCharge: said.reverseCharge,
    ...(amountMinor !== undefined && { amountMinor }),
  };
}

/** The notes that lines take goods of, by their ids, as far as they are read. */
type NotesOfBill = ReadonlyMap<number, GoodsReceiptDetail>;

/** @returns the notes of goods received that lines take of. */
export const notesNamed = ({ lines }: Pick<PurchaseBillText, 'lines'>): readonly number[] => [
  ...new Set(lines.flatMap(({ order }) => (order?.kind === 'receipt' ? [order.orderId] : []))),
];

/** @returns what a line clears of goods that were posted as they came, in proportion. */
function clearedBy({ order, quantity }: BillLineText, notes: NotesOfBill) {
  const note = order?.kind === 'receipt' ? notes.get(order.orderId) : undefined;
  const item = note?.items[(order?.line ?? 0) - 1];
  if (note === undefined || note.journalId === null || item === undefined) return {};
  const open = item.openQuantityThousandths ?? 0;
  const taken = Math.min(unitsIn(quantity, 3) ?? 0, open);
  const valuePaise = open === 0 ? 0 : mulDiv(item.openPaise, taken, open);
  return valuePaise === 0 ? {} : { received: { accountId: item.accountId, valuePaise } };
}

type TypedFacts = Omit<Parameters<typeof pricedBill>[1], 'supplier'> & {
  readonly notes: NotesOfBill;
  /** Null: nobody is chosen so far. */
  readonly supplier: PartySnapshot | null;
  /** Of the nature that is chosen; null while it is not known. */
  readonly deducted: TdsFacts | null;
};

/** @returns what is typed so far as it would be posted; a line that cannot be read is nothing. */
export function typedBill(
  text: PurchaseBillText,
  { supplier, deducted, notes, ...facts }: TypedFacts,
) {
  const { today } = facts;
  const code = text.currency?.code;
  const isRead = (said: BillLineText) =>
    lineError(said, today) === null &&
    lineMissing(said, code) === null &&
    // Figures that no bill may have are not reckoned with.
    sizesOfBill({ lines: [draftLineOf(said, code)] }) === null;
  const read = text.lines.map((said) => (isRead(said) ? said : { ...BLANK_LINE, key: 0 }));
  const draft = {
    lines: read.map((said) => draftLineOf(said, code)),
    reverseCharge: text.reverseCharge,
    importOf: text.importOf,
    ...besideOf(text, sumInCurrency(text), today),
    placeOfSupply: text.placeOfSupply === '' ? null : text.placeOfSupply,
    creditPeriod: text.creditPeriod,
    postedOn: parseDate(text.postedOn, today),
    receivedOn: parseDate(text.receivedOn, today),
    billDate: parseDate(text.billDate, today),
    totalPaise: paiseIn(text.total),
    roundOffPaise: signedPaiseIn(text.roundOff),
  };
  const snapshot = supplier ?? snapshotOfAccount({ name: '', gstin: null });
  const bill = pricedBill(draft, { ...facts, supplier: snapshot });
  const { charges, tcs } = draft;
  const { sumPaise, reversed } = sumOfBill({ ...bill, charges, tcs });
  const billDate = draft.billDate ?? bill.postedOn;
  const { receivedOn } = draft;
  const taxDue = timesOfSupply({ ...bill, billDate, receivedOn, supplier: snapshot });
  const reversedPaise = taxPaise(reversed);
  const tds =
    deducted === null
      ? null
      : tdsOf({ ...bill, charges, tds: tdsTyped(text) }, bill.postedOn, snapshot, deducted);
  const lines = bill.lines.map((line, at) => {
    const said = read[at];
    return said === undefined ? line : { ...line, ...clearedBy(said, notes) };
  });
  const known = { supplier: snapshot, charges, tds, tcs, sumPaise, reversedPaise, taxDue };
  return { ...bill, lines, ...known };
}

/** Without an amount of one's own it is worked out. */
function tdsTyped({ tdsNature: code, tdsAmount, tdsReason }: PurchaseBillText) {
  if (code === '') return null;
  const amountPaise = paiseIn(tdsAmount);
  const none = { section: '', nature: '', rateBps: 0, basePaise: 0, accountId: null };
  const reason = amountPaise === null ? null : tdsReason.trim();
  return { ...none, code, amountPaise: amountPaise ?? 0, reason };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type Body = z.output<typeof createPurchaseBill.body>;
type Beside = ReturnType<typeof besideOf>;

const tcsBody = ({ rateBps: taxBps, ...said }: NonNullable<Beside['tcs']>) => ({
  ...said,
  taxBps,
});
type Rate = NonNullable<Beside['currency']>['booksRate'];
const rateBody = ({ date, ...said }: Rate) => ({ ...said, date: calendarDate(date) });
const currencyBody = ({ booksRate, taxRate, ...said }: NonNullable<Beside['currency']>) => ({
  ...said,
  booksRate: rateBody(booksRate),
  taxRate: taxRate === null ? null : rateBody(taxRate),
});

/** @returns what is bought as the call takes it, of a bill as of an order. */
export const boughtBody = (said: BillLineText) => ({
  productId: said.productId,
  accountId: said.accountId,
  name: said.name,
  hsn: orNull(said.hsn),
  uqc: orNull(said.uqc),
  unit: orNull(said.unit),
  quantityThousandths: unitsIn(said.quantity, 3),
  rateThousandths: unitsIn(said.rate, 3),
  discount: discountOf(said.discount) ?? null,
  taxablePaise: paiseIn(said.taxable),
  treatment: said.treatment ?? treatmentByRate(said.gstRate),
  taxBps: percentIn(said.gstRate) ?? 0,
  cessBps: percentIn(said.cessRate) ?? 0,
  cessPerUnitThousandths: unitsIn(said.cessPerUnit, 3) ?? 0,
});

/** @returns where goods come in, and of which batch, as the calls take it. */
export function goodsBody(said: BillLineText, today: CalendarDate) {
  const [made, expires] = [parseDate(said.madeOn, today), parseDate(said.expiresOn, today)];
  return {
    godownId: said.godownId,
    ...(said.batch.trim() !== '' && { batch: said.batch.trim() }),
    ...(made !== null && { manufacturedOn: made }),
    ...(expires !== null && { expiresOn: expires }),
  };
}

/** @returns the line of an earlier document that is taken, as the calls name it. */
function earlierBody({ order }: BillLineText) {
  if (order === null) return {};
  const { kind, orderId, line } = order;
  return kind === 'receipt'
    ? { receipt: { receiptId: orderId, line } }
    : { order: { orderId, line } };
}

/** @returns what the call takes. */
export function billBody(
  text: PurchaseBillText,
  today: CalendarDate,
): Omit<Body, 'post' | 'bookId'> {
  const day = (said: string): CalendarDate | null => parseDate(said, today);
  const { charges, tcs, currency } = besideOf(text, sumInCurrency(text), today);
  const isInRupees = currency === null;
  return {
    supplierAccountId: text.supplierId,
    billNumber: orNull(text.billNumber),
    billDate: day(text.billDate),
    dueDate: day(text.dueDate),
    postedOn: day(text.postedOn),
    receivedOn: day(text.receivedOn),
    placeOfSupply: text.placeOfSupply === '' ? null : text.placeOfSupply,
    reverseCharge: text.reverseCharge,
    importOf: text.importOf,
    charges,
    tds:
      text.tdsNature === ''
        ? null
        : {
            nature: text.tdsNature,
            amountPaise: paiseIn(text.tdsAmount),
            reason: orNull(text.tdsReason),
          },
    tcs: tcs === null ? null : tcsBody(tcs),
    currency: currency === null ? null : currencyBody(currency),
    creditPeriod: text.creditPeriod,
    roundOffPaise: signedPaiseIn(text.roundOff),
    totalPaise: paiseIn(text.total),
    raises: text.raises,
    againReason: orNull(text.againReason),
    narration: text.narration.trim(),
    items: text.lines
      .filter((said) => !isBlankBillLine(said))
      .map((said) => {
        return {
          ...boughtBody(said),
          ...(!isInRupees && { rateThousandths: null, taxablePaise: null }),
          cgstPaise: paiseIn(said.cgst),
          sgstPaise: paiseIn(said.sgst),
          igstPaise: paiseIn(said.igst),
          cessPaise: paiseIn(said.cess),
          eligibility: said.eligibility,
          clause: said.clause,
          shareBps: percentIn(said.share),
          reverseCharge: said.reverseCharge,
          amountMinor: isInRupees ? null : (minorOf(said, currency.code) ?? null),
          creditKind: said.creditKind,
          use: said.use,
          ...goodsBody(said, today),
          ...earlierBody(said),
        };
      }),
  };
}
