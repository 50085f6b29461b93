// A bill as these settings print it: of a sample sale within the supplier's own State.
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type { Supplier } from '#core/invoice/index.ts';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { computeSupply, titleOf } from '#core/tax/index.ts';
import type { BillingFields } from '../fields.ts';

const SAMPLE = {
  productId: null,
  name: 'Sample item',
  description: null,
  hsn: '5201',
  uqc: 'NOS',
  unit: null,
  quantityThousandths: 2000,
  priceThousandths: 1_000_000,
  discount: null,
  treatment: 'taxable',
  rateBps: 1800,
  cessBps: 0,
  cessPerUnitThousandths: 0,
} as const;
const BUYER = {
  name: 'Sample customer',
  gstin: null,
  pan: null,
  address: '1 Station Road',
  city: null,
  pincode: null,
  company: null,
  registration: 'unregistered',
  country: 'IN',
} as const;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function supplierOf(fields: BillingFields, bookName: string): Supplier {
  const { bank, upi } = fields;
  const isPaidByBank = bank.name.trim() !== '' && bank.accountNumber.trim() !== '';
  return {
    name: orNull(fields.legalName) ?? bookName,
    gstin: orNull(fields.gstin),
    pan: orNull(fields.pan),
    address: orNull(fields.address),
    city: orNull(fields.city),
    pincode: orNull(fields.pincode),
    stateCode: orNull(fields.stateCode),
    registration: fields.registration,
    email: orNull(fields.email),
    phone: orNull(fields.phone),
    bank: isPaidByBank
      ? {
          name: bank.name.trim(),
          accountNumber: bank.accountNumber.trim(),
          ifsc: bank.ifsc.trim(),
          branch: orNull(bank.branch),
        }
      : null,
    upi:
      upi.address.trim() === ''
        ? null
        : { address: upi.address.trim(), payee: orNull(upi.payee) ?? bookName },
    lut: orNull(fields.lut),
  };
}

const DIGITS_MAX = 16;

function firstNumber({ series }: BillingFields): string {
  const { prefix, padding } = series.invoiceSeries;
  const digits = Math.min(Number(padding) || 1, DIGITS_MAX);
  return `${prefix}${'1'.padStart(digits, '0')}`;
}

const DAYS_MAX = 366;

/** What is no number of days yet counts as none. */
function daysToPay({ dueDays }: BillingFields): number {
  const days = Number(dueDays);
  return Number.isSafeInteger(days) && days >= 0 && days <= DAYS_MAX ? days : 0;
}

/** @returns null where the sample has no right figures, which no settings bring about. */
export function samplePaper(
  fields: BillingFields,
  bookName: string,
  today: CalendarDate,
): Paper | null {
  const supplier = supplierOf(fields, bookName);
  const { registration } = supplier;
  const charges = registration !== 'unregistered' && registration !== 'composition';
  const terms = {
    supply: 'domestic',
    reverseCharge: false,
    pricesIncludeTax: charges && fields.pricesIncludeTax,
    rounding: fields.rounding,
    heads: charges ? 'intra' : 'none',
  } as const;
  const computed = computeSupply({ ...terms, discount: null, lines: [SAMPLE] });
  const [sums] = computed.ok ? computed.value.lines : [];
  if (!computed.ok || sums === undefined) return null;
  const { totalPaise, roundOffPaise } = computed.value;
  return paperOf({
    kind: 'invoice',
    // As of a draft, nothing of the sample can be paid.
    status: 'draft',
    logo: fields.logo,
    countryName: null,
    settled: [],
    balanceDuePaise: totalPaise,
    copies: 1,
    invoice: {
      ...terms,
      ...perHeaderText(() => null),
      number: firstNumber(fields),
      title: titleOf({
        supplierRegistration: registration,
        recipientRegistration: BUYER.registration,
        treatments: [SAMPLE.treatment],
      }),
      issueDate: today,
      dueDate: daysAfter(today, daysToPay(fields)),
      placeOfSupply: supplier.stateCode,
      discount: null,
      notes: orNull(fields.notes),
      terms: orNull(fields.terms),
      supplier,
      recipient: { ...BUYER, stateCode: supplier.stateCode },
      lines: [{ ...SAMPLE, ...sums }],
      roundOffPaise,
    },
  });
}
