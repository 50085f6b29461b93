// What is refused of imports, distributors, charges, other currencies and tax that the buyer pays.
import { sameState } from '../../../tax/index.ts';
import { headsOfBill } from './heads.ts';
import { firstOfLines, isUnfitForBill } from './judged-bill.ts';
import type { BillRefusal, JudgedBill } from './judged-bill.ts';
import { isOfGoods, taxableOf } from './price.ts';
import { isReverseCharged } from './reverse-charge.ts';

/** A special economic zone is abroad for goods alone: the buyer files the bill of entry. */
export function importRule({ draft: { importOf }, facts: { party } }: JudgedBill): BillRefusal {
  const { registration, name } = party?.snapshot ?? { registration: 'regular', name: '' };
  if (registration === 'overseas') {
    return importOf === null ? { kind: 'bill_import_missing', name } : null;
  }
  const isTaken = importOf === null || (importOf === 'goods' && registration === 'sez');
  return isTaken ? null : { kind: 'bill_import_from_inland', name };
}

/** CGST Act, section 20 and Rule 54(1): the invoice of a distributor hands on credit alone. */
export function distributorRule({ draft, facts: { party } }: JudgedBill): BillRefusal {
  if (party?.snapshot.registration !== 'input-service-distributor') return null;
  const isMore =
    draft.charges.length > 0 ||
    draft.tcs !== null ||
    draft.tds !== null ||
    draft.lines.some((line) => isReverseCharged(line, draft));
  if (isMore) return { kind: 'bill_of_distributor_has_more', line: null };
  return firstOfLines(draft.lines, (said, line) =>
    taxableOf(said) > 0 ? { kind: 'bill_of_distributor_has_more', line } : null,
  );
}

/** A charge goes into the cost of the goods, or to an account that a line could have. */
export function chargesRule({ draft, facts: { accounts } }: JudgedBill): BillRefusal {
  for (const [index, { accountId, amountPaise, intoCost }] of draft.charges.entries()) {
    const charge = index + 1;
    if (amountPaise <= 0) return { kind: 'bill_charge_of_nothing', charge };
    if (intoCost) {
      const hasGoods = draft.lines.some((line) => isOfGoods(line) && taxableOf(line) > 0);
      if (!hasGoods) return { kind: 'bill_charge_without_goods', charge };
      if (accountId !== null) return { kind: 'bill_charge_account_not_taken', charge };
    } else {
      const account = accountId === null ? undefined : accounts.get(accountId);
      if (account === undefined) return { kind: 'bill_charge_account_missing', charge };
      const { name, open } = account;
      if (!open || isUnfitForBill(account))
        return { kind: 'bill_charge_account_unfit', charge, name };
    }
  }
  return draft.tcs !== null && draft.tcs.amountPaise === 0 ? { kind: 'bill_tcs_of_nothing' } : null;
}

export function currencyRule({ draft: { currency, lines } }: JudgedBill): BillRefusal {
  if (currency === null) return null;
  const { totalMinor } = currency;
  const sumMinor = lines.reduce((sum, { amountMinor = 0 }) => sum + amountMinor, 0);
  return sumMinor === totalMinor
    ? null
    : { kind: 'bill_currency_total_differs', totalMinor, sumMinor, code: currency.code };
}

/** CGST Act, section 34(3): the bills of which a debit note says that they charged too little. */
export function raisedRule({ draft, facts: { raised } }: JudgedBill): BillRefusal {
  for (const billId of draft.raises ?? []) {
    const bill = raised.get(billId);
    if (bill === undefined || bill.status === 'absent') {
      return { kind: 'bill_raised_unknown', billId };
    }
    if (bill.status !== 'posted') return { kind: 'bill_raised_not_posted', billId };
    const { billNumber, billDate, accountId } = bill.posted;
    if (accountId !== draft.accountId) return { kind: 'bill_raised_of_another', billNumber };
    const raisedOn = draft.billDate ?? billDate;
    if (raisedOn < billDate) return { kind: 'bill_raised_after', billNumber, raisedOn, billDate };
  }
  return null;
}

/** What is due under reverse charge, and whether this book can be the one that pays it. */
export function reverseChargeRule({ draft, facts: { party, buyer } }: JudgedBill): BillRefusal {
  if (party === null || !draft.lines.some((line) => isReverseCharged(line, draft))) return null;
  // CGST Act, section 24(iii): who pays tax under reverse charge is to be registered.
  if (buyer.registration === 'unregistered') return { kind: 'bill_reverse_charge_not_registered' };
  const { snapshot } = party;
  const { name, gstin, stateCode } = snapshot;
  if (draft.importOf === null && gstin === null && stateCode === null) {
    return { kind: 'bill_supplier_state_missing', name };
  }
  const place = draft.placeOfSupply ?? buyer.stateCode;
  const isElsewhere =
    headsOfBill(snapshot, place, draft) === 'intra' &&
    place !== null &&
    buyer.stateCode !== null &&
    !sameState(place, buyer.stateCode);
  return isElsewhere ? { kind: 'bill_reverse_charge_of_another_state' } : null;
}
