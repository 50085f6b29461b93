// What an invoice must say before the law (CGST Rules 46, 46A and 49), asked for when it is issued.
// Parts of it are always there: number, date, value, rate and tax are made with the invoice, and a
// registered party has its GSTIN.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  asksBuyerAddress,
  hsnDigitsOn,
  isPrivatePerson,
  titleOf,
  turnoverBefore,
} from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { PricedDraft } from './drafting.ts';
import { amountsOf } from '../issued/amounts.ts';
import type { ParticularsOverridden } from '../events.ts';
import { isServiceLine } from './lines.ts';
import type { InvoiceRejection, MissingParticular } from '../rejections.ts';
import { isOverridable } from '../terms.ts';
import type { Particular } from '../terms.ts';

type Facts = Pick<InvoiceFacts, 'supplier' | 'customer' | 'turnovers'>;

/**
 * @param reason for which an invoice is issued without what may be left out; null: for none.
 * @returns the event that says so, or the refusal that names all that is missing.
 */
export function decideParticulars(
  priced: PricedDraft,
  facts: Facts,
  { invoiceId, reason }: { readonly invoiceId: number; readonly reason: string | null },
): Result<readonly ParticularsOverridden[], InvoiceRejection> {
  const missing = missingParticulars(priced, facts);
  const demanded = reason === null ? missing : missing.filter(({ overridable }) => !overridable);
  if (demanded.length > 0) return rejected(refusalOf(demanded));
  if (reason === null || missing.length === 0) return accepted([]);
  const particulars = missing.map(({ particular, line }) => ({ particular, line }));
  return accepted([
    { type: 'ParticularsOverridden', version: 1, data: { invoiceId, reason, particulars } },
  ]);
}

const refusalOf = (missing: readonly MissingParticular[]): InvoiceRejection =>
  missing.every(({ particular }) => particular === 'place-of-supply')
    ? { kind: 'place_of_supply_unknown' }
    : { kind: 'particulars_missing', missing };

/** @returns what is missing, in the order of Rule 46. */
export function missingParticulars(
  priced: PricedDraft,
  facts: Facts,
): readonly MissingParticular[] {
  const { supplier, customer } = facts;
  if (supplier.registration === 'unregistered' || customer === null) return [];
  return [
    ...(supplier.address === null ? [of('supplier-address')] : []),
    ...missingOfBuyer(priced, facts, customer.recipient),
    ...missingOfLines(priced, facts, customer.recipient),
    ...(priced.placeOfSupply === null ? [of('place-of-supply')] : []),
    ...(lacksDelivery(priced, facts, customer.recipient) ? [of('delivery-address')] : []),
  ];
}

const of = (
  particular: Particular,
  more: Partial<Omit<MissingParticular, 'particular'>> = {},
): MissingParticular => ({
  particular,
  line: null,
  digits: null,
  overridable: isOverridable(particular),
  ...more,
});

type Recipient = NonNullable<InvoiceFacts['customer']>['recipient'];

/** A bill of supply says less (Rule 49): no unit, no place, and of buyers only registered ones. */
const isBillOfSupply = ({ draft }: PricedDraft, { supplier }: Facts, { registration }: Recipient) =>
  titleOf({
    supplierRegistration: supplier.registration,
    recipientRegistration: registration,
    treatments: draft.lines.map(({ treatment }) => treatment),
  }) === 'Bill of Supply';

/** Rule 46(d), (e) and, for an export, the third proviso. */
function missingOfBuyer(
  priced: PricedDraft,
  facts: Facts,
  recipient: Recipient,
): readonly MissingParticular[] {
  const isNamed = isNamedByValue(priced, facts, recipient);
  const isExport = priced.draft.supply.startsWith('export');
  const asks = isNamed || isExport || !isPrivatePerson(recipient.registration);
  return [
    ...(asks && recipient.address === null ? [of('buyer-address')] : []),
    ...(isNamed && recipient.stateCode === null ? [of('buyer-state')] : []),
  ];
}

/** Whether the value of the invoice asks who the buyer without registration is. */
function isNamedByValue(priced: PricedDraft, facts: Facts, recipient: Recipient): boolean {
  if (isBillOfSupply(priced, facts, recipient)) return false;
  return asksBuyerAddress({
    supplierRegistration: facts.supplier.registration,
    recipientRegistration: recipient.registration,
    taxablePaise: amountsOf(priced.computed.lines).taxablePaise,
    on: calendarDate(priced.draft.issueDate),
  });
}

/** Rules 46(g) and (i), 49(e). */
function missingOfLines(
  priced: PricedDraft,
  facts: Facts,
  recipient: Recipient,
): readonly MissingParticular[] {
  const on = calendarDate(priced.draft.issueDate);
  const { digits, mayBeLeftOut } = hsnDigitsOn(on, {
    turnoverPaise: turnoverBefore(facts.turnovers, on)?.amountPaise ?? null,
    isPrivate: isPrivatePerson(recipient.registration),
  });
  const asksUnit = !isBillOfSupply(priced, facts, recipient);
  return priced.draft.lines.flatMap((each, index) => {
    const line = index + 1;
    const lacksHsn = (each.hsn?.length ?? 0) < digits;
    return [
      ...(lacksHsn ? [of('hsn', { line, digits, overridable: mayBeLeftOut })] : []),
      ...(asksUnit && each.uqc === null && !isServiceLine(each) ? [of('unit', { line })] : []),
    ];
  });
}

/** Rule 46(o): goods that go elsewhere than to the buyer, so far as the buyer must be named. */
function lacksDelivery(priced: PricedDraft, facts: Facts, recipient: Recipient): boolean {
  const { draft, placeOfSupply } = priced;
  if (draft.delivery !== null || placeOfSupply === null || draft.supply.startsWith('export')) {
    return false;
  }
  return (
    draft.lines.some((line) => line.hsn !== null && !isServiceLine(line)) &&
    recipient.stateCode !== null &&
    recipient.stateCode !== placeOfSupply &&
    !isBillOfSupply(priced, facts, recipient) &&
    (!isPrivatePerson(recipient.registration) || isNamedByValue(priced, facts, recipient))
  );
}
