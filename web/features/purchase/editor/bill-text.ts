// A bill of a supplier as it is typed, as it is kept on the device, and as the call takes it.
import { z } from 'zod';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { creditPeriod } from '#api/contract/trade/purchase-bill.ts';
import type { createPurchaseBill, PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { treatment } from '#core/tax/terms.ts';
import type { Treatment } from '#core/tax/terms.ts';
import { blockedClause, eligibility } from '#core/trade/terms.ts';
import { pricedBill, snapshotOfAccount, sumOfLines } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillDraftLine } from '#core/trade/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, dayText } from '#web/format/dates.ts';
import { discountForWire, discountOf, discountText } from '#web/format/discount.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise, formatSigned, paiseFromWire } from '#web/format/money.ts';
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

const amountText = (rupees: string | null | undefined): string =>
  rupees == null ? '' : formatPaise(paiseFromWire(rupees));

const unlessZero = (decimal: string): string => (decimal === '0' ? '' : decimal);

/** What a line is while nobody says otherwise. */
const treatmentByRate = (rate: string): Treatment =>
  (unitsIn(rate, 2) ?? 0) === 0 ? 'nil' : 'taxable';

/** @returns a draft of the books as it is typed on. */
export const billTextOf = (bill: PurchaseBillDetail): PurchaseBillText => ({
  supplierId: bill.supplier_account_id,
  billNumber: bill.bill_number ?? '',
  billDate: dayText(bill.bill_date),
  dueDate: dayText(bill.due_date),
  postedOn: dayText(bill.posted_on),
  receivedOn: dayText(bill.received_on),
  placeOfSupply: bill.place_of_supply ?? '',
  creditPeriod: bill.credit_period,
  reverseCharge: bill.reverse_charge,
  roundOff: bill.round_off_given === null ? '' : formatSigned(paiseFromWire(bill.round_off_given)),
  total: amountText(bill.total_given),
  narration: bill.narration,
  againReason: bill.again_reason ?? '',
  lines: bill.items.map((item) => ({
    key: item.line,
    productId: item.product_id,
    accountId: item.account_id,
    name: item.name,
    hsn: item.hsn ?? '',
    quantity: item.quantity ?? '',
    rate: item.rate ?? '',
    taxable: amountText(item.given?.taxable),
    gstRate: item.tax_rate,
    cgst: amountText(item.given?.cgst),
    sgst: amountText(item.given?.sgst),
    igst: amountText(item.given?.igst),
    cess: amountText(item.given?.cess),
    discount: discountText(item.discount),
    treatment: item.treatment === treatmentByRate(item.tax_rate) ? null : item.treatment,
    cessRate: unlessZero(item.cess_rate),
    cessPerUnit: unlessZero(item.cess_per_unit),
    uqc: item.uqc ?? '',
    unit: item.unit ?? '',
    eligibility: item.eligibility,
    clause: item.clause,
    share: item.share ?? '',
    creditKind: item.credit_kind,
    use: item.use,
    godownId: item.godown_id,
    batch: item.batch ?? '',
    madeOn: dayText(item.manufactured_on),
    expiresOn: dayText(item.expires_on),
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

type Body = z.input<typeof createPurchaseBill.body>;

const wire = (text: string, paiseOf = paiseIn): string | null => {
  const paise = paiseOf(text);
  return paise === null ? null : rupeesFromPaise(paise);
};

/** @returns what the call takes. */
export function billBody(
  text: PurchaseBillText,
  today: CalendarDate,
): Omit<Body, 'post' | 'book_id'> {
  const day = (said: string): string | null => parseDate(said, today);
  const bare = (said: string): string | null =>
    said.trim() === '' ? null : bareFigure(said).trim();
  return {
    supplier_account_id: text.supplierId,
    bill_number: orNull(text.billNumber),
    bill_date: day(text.billDate),
    due_date: day(text.dueDate),
    posted_on: day(text.postedOn),
    received_on: day(text.receivedOn),
    place_of_supply: text.placeOfSupply === '' ? null : text.placeOfSupply,
    reverse_charge: text.reverseCharge,
    credit_period: text.creditPeriod,
    round_off: wire(text.roundOff, signedPaiseIn),
    total: wire(text.total),
    again_reason: orNull(text.againReason),
    narration: text.narration.trim(),
    items: text.lines
      .filter((said) => !isBlankBillLine(said))
      .map((said) => {
        const [made, expires] = [day(said.madeOn), day(said.expiresOn)];
        return {
          product_id: said.productId,
          account_id: said.accountId,
          name: said.name,
          hsn: orNull(said.hsn),
          uqc: orNull(said.uqc),
          unit: orNull(said.unit),
          quantity: bare(said.quantity),
          rate: bare(said.rate),
          discount: discountForWire(discountOf(said.discount) ?? null),
          taxable: wire(said.taxable),
          treatment: said.treatment ?? treatmentByRate(said.gstRate),
          tax_rate: bare(said.gstRate) ?? '0',
          cess_rate: bare(said.cessRate) ?? '0',
          cess_per_unit: bare(said.cessPerUnit) ?? '0',
          cgst: wire(said.cgst),
          sgst: wire(said.sgst),
          igst: wire(said.igst),
          cess: wire(said.cess),
          eligibility: said.eligibility,
          clause: said.clause,
          share: bare(said.share),
          credit_kind: said.creditKind,
          use: said.use,
          godown_id: said.godownId,
          ...(said.batch.trim() !== '' && { batch: said.batch.trim() }),
          ...(made !== null && { manufactured_on: made }),
          ...(expires !== null && { expires_on: expires }),
        };
      }),
  };
}
