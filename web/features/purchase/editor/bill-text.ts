// A bill of a supplier as it is typed, as it is kept on the device, and as the call takes it.
import { z } from 'zod';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { creditPeriod } from '#api/contract/trade/purchase-bill.ts';
import type { createPurchaseBill, PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { treatment } from '#core/tax/terms.ts';
import type { Treatment } from '#core/tax/terms.ts';
import { blockedClause, eligibility } from '#core/trade/terms.ts';
import { pricedBill, snapshotOfAccount, sumOfLines } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillDraftLine } from '#core/trade/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { discountForWire, discountOf, discountText } from '#web/format/discount.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise, formatSigned } from '#web/format/money.ts';
import { parseAmount } from '#web/format/amount-entry.ts';

const line = z.object({
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
});
export type BillLineText = z.infer<typeof line>;

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
  roundOff: z.string().default(''),
  total: z.string(),
  narration: z.string(),
  againReason: z.string(),
};
const whole = z.object({ ...texts, lines: z.array(line) });
export type PurchaseBillText = z.infer<typeof whole>;
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
  roundOff: '',
  total: '',
  narration: '',
  againReason: '',
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
  (unitsIn(rate, 2) ?? 0) === 0 ? 'nil' : 'taxable';

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
  roundOff: bill.roundOffGivenPaise === null ? '' : formatSigned(bill.roundOffGivenPaise),
  total: amountText(bill.totalGivenPaise),
  narration: bill.narration,
  againReason: bill.againReason ?? '',
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
    discount: discountText(discountForWire(item.discount)),
    treatment: item.treatment === (item.taxBps === 0 ? 'nil' : 'taxable') ? null : item.treatment,
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
  })),
});

export const isBlankBillLine = (said: BillLineText): boolean =>
  said.name.trim() === '' &&
  said.quantity.trim() === '' &&
  said.rate.trim() === '' &&
  said.taxable.trim() === '';

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
  text.trim() === '' ? null : decimalOf(bareFigure(text), places);

type Errors = Readonly<Record<string, string>>;

/** @returns what keeps a line from a draft; null where nothing does. */
export function lineError(said: BillLineText, today: CalendarDate): string | null {
  if (said.name.trim() === '') return NO_ITEM;
  if (said.quantity.trim() !== '' && (unitsIn(said.quantity, 3) ?? 0) <= 0) {
    return 'Enter a quantity, at most three decimals';
  }
  if (said.rate.trim() !== '' && unitsIn(said.rate, 3) === null) return 'Enter a rate';
  if (said.gstRate.trim() !== '' && unitsIn(said.gstRate, 2) === null) {
    return 'Enter GST in percent, such as 18';
  }
  const amounts = [said.taxable, said.cgst, said.sgst, said.igst, said.cess];
  if (amounts.some((text) => text.trim() !== '' && paiseIn(text) === null)) {
    return 'Enter amounts in rupees';
  }
  if (discountOf(said.discount) === undefined) return 'Enter a discount such as 10% or 500';
  if (said.cessRate.trim() !== '' && unitsIn(said.cessRate, 2) === null) {
    return 'Enter cess in percent, such as 12';
  }
  if (said.cessPerUnit.trim() !== '' && unitsIn(said.cessPerUnit, 3) === null) {
    return 'Enter cess in rupees for one unit';
  }
  const share = unitsIn(said.share, 2) ?? 0;
  if (said.share.trim() !== '' && (share <= 0 || share >= 10_000)) {
    return 'Enter what is eligible in percent, above 0 and below 100';
  }
  const days = [said.madeOn, said.expiresOn];
  return days.some((text) => text.trim() !== '' && parseDate(text, today) === null) ? NO_DAY : null;
}

const NO_ITEM = 'Choose an item or an account';

/** @returns what a line still needs to be posted; null where nothing. */
export function lineMissing(said: BillLineText): string | null {
  if (said.productId === null && said.accountId === null) return NO_ITEM;
  return said.rate.trim() === '' && said.taxable.trim() === ''
    ? 'Enter its rate or its taxable value'
    : null;
}

const NO_DAY = 'Could not read this date';

/** @returns what cannot be read above the lines, by field. */
export function headErrors(text: PurchaseBillText, today: CalendarDate): Errors {
  const days = ['billDate', 'dueDate', 'postedOn', 'receivedOn'] as const;
  const wrong = days.filter(
    (name) => text[name].trim() !== '' && parseDate(text[name], today) === null,
  );
  const isRoundOffWrong = text.roundOff.trim() !== '' && signedPaiseIn(text.roundOff) === null;
  const isTotalWrong = text.total.trim() !== '' && paiseIn(text.total) === null;
  return {
    ...Object.fromEntries(wrong.map((name) => [name, NO_DAY])),
    ...(isRoundOffWrong && { roundOff: 'Enter it in rupees, such as -0.40' }),
    ...(isTotalWrong && { total: 'Enter the total in rupees' }),
  };
}

const draftLineOf = (said: BillLineText): PurchaseBillDraftLine => {
  return {
    productId: said.productId,
    accountId: said.accountId,
    name: said.name,
    hsn: null,
    uqc: null,
    unit: null,
    quantityThousandths: unitsIn(said.quantity, 3),
    priceThousandths: unitsIn(said.rate, 3),
    discount: discountOf(said.discount) ?? null,
    taxablePaise: paiseIn(said.taxable),
    treatment: said.treatment ?? treatmentByRate(said.gstRate),
    rateBps: unitsIn(said.gstRate, 2) ?? 0,
    cessBps: unitsIn(said.cessRate, 2) ?? 0,
    cessPerUnitThousandths: unitsIn(said.cessPerUnit, 3) ?? 0,
    cgstPaise: paiseIn(said.cgst),
    sgstPaise: paiseIn(said.sgst),
    igstPaise: paiseIn(said.igst),
    cessPaise: paiseIn(said.cess),
    credit: {
      eligibility: said.eligibility,
      clause: said.clause,
      shareBps: unitsIn(said.share, 2),
      kind: said.creditKind,
      use: said.use,
    },
    reverseCharge: null,
  };
};

type TypedFacts = Omit<Parameters<typeof pricedBill>[1], 'supplier'> & {
  /** Null: nobody is chosen so far. */
  readonly supplier: PartySnapshot | null;
};

/** @returns what is typed so far as it would be posted; a line that cannot be read is nothing. */
export function typedBill(text: PurchaseBillText, { supplier, ...facts }: TypedFacts) {
  const { today } = facts;
  const isRead = (said: BillLineText) =>
    lineError(said, today) === null && lineMissing(said) === null;
  const read = text.lines.map((said) => (isRead(said) ? said : { ...BLANK_LINE, key: 0 }));
  const draft = {
    lines: read.map(draftLineOf),
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
  return { ...bill, sumPaise: sumOfLines(bill.lines).sumPaise };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type Body = z.output<typeof createPurchaseBill.body>;

/** @returns what the call takes. */
export function billBody(
  text: PurchaseBillText,
  today: CalendarDate,
): Omit<Body, 'post' | 'bookId'> {
  const day = (said: string): CalendarDate | null => parseDate(said, today);
  return {
    supplierAccountId: text.supplierId,
    billNumber: orNull(text.billNumber),
    billDate: day(text.billDate),
    dueDate: day(text.dueDate),
    postedOn: day(text.postedOn),
    receivedOn: day(text.receivedOn),
    placeOfSupply: text.placeOfSupply === '' ? null : text.placeOfSupply,
    reverseCharge: text.reverseCharge,
    creditPeriod: text.creditPeriod,
    roundOffPaise: signedPaiseIn(text.roundOff),
    totalPaise: paiseIn(text.total),
    againReason: orNull(text.againReason),
    narration: text.narration.trim(),
    items: text.lines
      .filter((said) => !isBlankBillLine(said))
      .map((said) => {
        const [made, expires] = [day(said.madeOn), day(said.expiresOn)];
        return {
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
          taxBps: unitsIn(said.gstRate, 2) ?? 0,
          cessBps: unitsIn(said.cessRate, 2) ?? 0,
          cessPerUnitThousandths: unitsIn(said.cessPerUnit, 3) ?? 0,
          cgstPaise: paiseIn(said.cgst),
          sgstPaise: paiseIn(said.sgst),
          igstPaise: paiseIn(said.igst),
          cessPaise: paiseIn(said.cess),
          eligibility: said.eligibility,
          clause: said.clause,
          shareBps: unitsIn(said.share, 2),
          creditKind: said.creditKind,
          use: said.use,
          godownId: said.godownId,
          ...(said.batch.trim() !== '' && { batch: said.batch.trim() }),
          ...(made !== null && { manufacturedOn: made }),
          ...(expires !== null && { expiresOn: expires }),
        };
      }),
  };
}
