// What a book may say of itself on its documents, and where they may post to.
import { isMoneyGroup } from '../../account-type/index.ts';
import { differingFields } from '../../kernel/decider.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { BookReturns } from '../../tax/index.ts';
import { isBadNewPhone } from '../../kernel/reading/phones.ts';
import {
  isGstin,
  isPan,
  isPincode,
  isPlaceOfSupply,
  parseGstin,
  documentNumber,
  FINANCIAL_YEAR_MARK,
  isDocumentNumber,
  isIrpNumber,
  NUMBER_LENGTH_MAX,
  numberKey,
} from '../../tax/index.ts';
import type { BillingProfile, Series } from './billing-profile.ts';
import type { BookFacts, ChangeBillingProfile, ChangePostingAccounts } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import { isLogo, LOGO_BYTES_MAX, LOGO_PIXELS_MAX } from './logo.ts';
import { isOutputTaxRole, POSTING_ROLES } from './posting-roles.ts';
import type { PostingRole } from '../terms.ts';
import type { BookRejection } from '../rejections.ts';
import { SERIES_SETTINGS } from './series-documents.ts';
import type { SeriesDocument } from './series-documents.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** Only what changed is recorded; a GSTIN that comes or goes brings its state and PAN along. */
export function changeBilling(
  state: Registered & { readonly billing: BillingProfile },
  { data }: ChangeBillingProfile,
): Decision {
  const { billing: before } = state;
  const { bookId } = data;
  const wanted = withGstin(before, data.changes);
  const refusal =
    identityRefusal(wanted, before) ??
    moneyRefusal(wanted) ??
    seriesRefusal(wanted, before) ??
    filedRefusal(before, wanted, state);
  if (refusal !== null) return rejected(refusal);
  const changes = differingFields(before, wanted);
  if (changes === null) return accepted([]);
  const { profile, ofPresales, ofDebitNotes, ofReverseCharge } = apart(changes);
  const events: BookEvent[] = [];
  if (Object.keys(profile).length > 0) {
    const data = { bookId, changes: profile };
    events.push({ type: 'BillingProfileChanged', version: 1, data });
  }
  if (Object.keys(ofPresales).length > 0) {
    const data = { bookId, changes: ofPresales };
    events.push({ type: 'PresaleSeriesChanged', version: 1, data });
  }
  if (ofDebitNotes !== undefined) {
    const data = { bookId, series: ofDebitNotes };
    events.push({ type: 'DebitNoteSeriesSet', version: 1, data });
  }
  if (Object.keys(ofReverseCharge).length > 0) {
    const data = { bookId, changes: ofReverseCharge };
    events.push({ type: 'ReverseChargeSeriesChanged', version: 1, data });
  }
  return accepted(events);
}

/** @returns what the profile's own event says, and what that of the later series does. */
function apart(changes: Partial<BillingProfile>) {
  const { quotationSeries, proformaSeries, challanSeries, ...rest } = changes;
  const { debitNoteSeries: ofDebitNotes, selfInvoiceSeries, ...others } = rest;
  const { paymentVoucherSeries, ...profile } = others;
  const ofPresales = {
    ...(quotationSeries !== undefined && { quotationSeries }),
    ...(proformaSeries !== undefined && { proformaSeries }),
    ...(challanSeries !== undefined && { challanSeries }),
  };
  const ofReverseCharge = {
    ...(selfInvoiceSeries !== undefined && { selfInvoiceSeries }),
    ...(paymentVoucherSeries !== undefined && { paymentVoucherSeries }),
  };
  return { profile, ofPresales, ofDebitNotes, ofReverseCharge };
}

/**
 * The state and the PAN of a GSTIN stand wherever no other is given: a registered book without its
 * state would charge IGST on everything.
 */
function withGstin(before: BillingProfile, changes: Partial<BillingProfile>): BillingProfile {
  const wanted = { ...before, ...changes };
  const { gstin } = wanted;
  const isOther = gstin !== before.gstin;
  if (gstin === null) {
    return isOther ? { ...wanted, registration: changes.registration ?? 'unregistered' } : wanted;
  }
  const read = parseGstin(gstin);
  if (!read.valid) return wanted;
  const { stateCode, pan } = isOther ? changes : wanted;
  const registration = isOther ? (changes.registration ?? 'regular') : wanted.registration;
  return { ...wanted, registration, stateCode: stateCode ?? read.state, pan: pan ?? read.pan };
}

/** A phone number that stands from before stays. */
function identityRefusal(profile: BillingProfile, before: BillingProfile): BookRejection | null {
  const { gstin, pan, stateCode, registration, pincode, phone } = profile;
  if (gstin !== null) {
    if (!isGstin(gstin)) return { kind: 'book_gstin_invalid', gstin };
    if (registration === 'unregistered') return { kind: 'unregistered_with_gstin', gstin };
    if (stateCode !== null && stateCode !== gstin.slice(0, 2)) {
      return { kind: 'book_state_not_of_gstin', stateCode, gstin };
    }
    if (pan !== null && isPan(gstin.slice(2, 12)) && pan !== gstin.slice(2, 12)) {
      return { kind: 'book_pan_not_of_gstin', pan, gstin };
    }
  } else if (registration !== 'unregistered') {
    return { kind: 'registration_without_gstin', registration };
  }
  if (pan !== null && !isPan(pan)) return { kind: 'book_pan_invalid', pan };
  if (stateCode !== null && (stateCode === '96' || !isPlaceOfSupply(stateCode))) {
    return { kind: 'book_state_unknown', stateCode };
  }
  if (pincode !== null && !isPincode(pincode)) return { kind: 'book_pincode_invalid', pincode };
  if (phone !== null && isBadNewPhone(phone, before.phone)) {
    return { kind: 'book_phone_invalid', phone };
  }
  return null;
}

type Registered = {
  readonly returns: BookReturns;
  readonly registeredFrom: CalendarDate | null;
};

/**
 * A return was filed under a GSTIN, which no other takes over: another registration is another
 * book. Who changes the scheme does so from a day after what was filed (CGST Act s. 10, Rule 6).
 */
function filedRefusal(
  before: BillingProfile,
  wanted: BillingProfile,
  { returns, registeredFrom }: Registered,
): BookRejection | null {
  const isOther = before.gstin !== wanted.gstin;
  if (!isOther && before.registration === wanted.registration) return null;
  const filed = returns.filings.find(
    ({ to }) => isOther || registeredFrom === null || to >= registeredFrom,
  );
  if (filed === undefined) return null;
  const { kind: returnKind, period, arn } = filed;
  return { kind: 'registration_of_filed_return', returnKind, period, arn };
}

function moneyRefusal({ bank, upi, logo }: BillingProfile): BookRejection | null {
  // Reserve Bank of India: four letters of the bank, a zero, six of the branch.
  if (bank !== null && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc)) {
    return { kind: 'ifsc_invalid', ifsc: bank.ifsc };
  }
  if (upi !== null && !/^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(upi.address)) {
    return { kind: 'upi_invalid', address: upi.address };
  }
  if (logo !== null && !isLogo(logo)) {
    return { kind: 'logo_invalid', bytesMax: LOGO_BYTES_MAX, pixelsMax: LOGO_PIXELS_MAX };
  }
  return null;
}

/**
 * An open account of the book: of cash or bank for what takes money, and for all else none of these
 * and no customer’s own, so that Sundry Debtors is what customers owe. What takes the stock is
 * under Stock-in-Hand, which ties to the register. Output tax of all days is what its accounts
 * took: none joins them that has entries of days that were reported.
 */
export function changePostingAccounts(
  state: {
    readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
    readonly gstRoles: ReadonlyMap<number, PostingRole>;
  },
  { data }: ChangePostingAccounts,
  { accounts, heldEntries }: BookFacts,
): Decision {
  const before = state.postingAccounts;
  const { bookId } = data;
  const wanted = Object.entries(data.accounts) as [PostingRole, number][];
  for (const [role, accountId] of wanted) {
    const group = accounts.get(accountId);
    const fits =
      group !== undefined &&
      isMoneyGroup(group) === isMoneyGroup(POSTING_ROLES[role].group) &&
      group !== 'sundry-debtors' &&
      (role !== 'stock-in-hand' || group === 'stock-in-hand');
    if (!fits) return rejected({ kind: 'posting_account_unknown', role, accountId });
  }
  const changed = wanted.filter(([role, accountId]) => before[role] !== accountId);
  for (const [role, accountId] of changed) {
    const on = heldEntries.get(accountId);
    const named = state.gstRoles.get(accountId);
    const isTax = named !== undefined && isOutputTaxRole(named);
    const joins = isOutputTaxRole(role) && !isTax;
    if (joins && on !== undefined) {
      return rejected({ kind: 'posting_account_of_reported_days', role, accountId, on });
    }
  }
  if (changed.length === 0) return accepted([]);
  const settled = Object.fromEntries(changed);
  return accepted([
    { type: 'PostingAccountsChanged', version: 16, data: { bookId, accounts: settled } },
  ]);
}

// What the numbers of documents may begin with: CGST Rules 46(b), 50, 53 and 55.

/** Room for a number of a million documents in a series. */
const SERIES_NUMBER_MAX = 999_999;

type NamedSeries = Series & { readonly of: SeriesDocument };

const allSeries = (profile: BillingProfile): readonly NamedSeries[] =>
  (Object.keys(SERIES_SETTINGS) as SeriesDocument[]).map((of) => ({
    ...profile[SERIES_SETTINGS[of]],
    of,
  }));

/** CGST Rule 46(b), and the e-invoice portal: 16 characters, the first a letter or 1 to 9. */
function seriesRefusal(profile: BillingProfile, before: BillingProfile): BookRejection | null {
  const all = allSeries(profile);
  for (const { prefix, padding, restartsYearly, of } of all) {
    const [first, last] = [1, SERIES_NUMBER_MAX].map((n) =>
      documentNumber({ prefix, padding, n, financialYear: '26-27' }),
    );
    // After a digit nobody could tell where the number begins: INV-1 and 001, or INV- and 1001.
    const isApart = !/[0-9]$/.test(prefix.replaceAll(FINANCIAL_YEAR_MARK, '26-27'));
    const fits = [first, last].every(
      (number) =>
        isApart && number !== undefined && isDocumentNumber(number) && isIrpNumber(number),
    );
    if (!fits) return { kind: 'series_invalid', series: of, prefix, lengthMax: NUMBER_LENGTH_MAX };
    if (restartsYearly && !prefix.includes(FINANCIAL_YEAR_MARK)) {
      return { kind: 'series_needs_year_mark', series: of, prefix };
    }
  }
  return sharedRefusal(all, allSeries(before));
}

/**
 * CGST Rules 46(b), 50, 53 and 55: each kind of document has a serial of its own. A prefix that two
 * had before stays: the later kinds came with prefixes that a book may have used already.
 */
function sharedRefusal(
  all: readonly NamedSeries[],
  before: readonly NamedSeries[],
): BookRejection | null {
  const keys = all.map(({ prefix }) => numberKey(prefix));
  const isNew = keys.map((key, at) => key !== numberKey(before[at]?.prefix ?? ''));
  const shared = all.find((_, at) =>
    keys.some((key, other) => other < at && key === keys[at] && (isNew[at] || isNew[other])),
  );
  if (shared === undefined) return null;
  return { kind: 'series_shared', series: shared.of, prefix: shared.prefix };
}
