// What a book may say of itself on its documents, and where they may post to.
import { isMoneyGroup } from '../../account-type/index.ts';
import { differing } from '../../kernel/decider.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isGstin, isPan, isPincode, isPlaceOfSupply, parseGstin } from '../../tax/index.ts';
import type { BillingProfile } from './billing-profile.ts';
import type { BookFacts, ChangeBillingProfile, ChangePostingAccounts } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import { isLogo, LOGO_BYTES_MAX, LOGO_PIXELS_MAX } from './logo.ts';
import { POSTING_ROLES } from './posting-roles.ts';
import type { PostingRole } from '../terms.ts';
import type { BookRejection } from '../rejections.ts';
import { seriesRefusal } from './series.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** Only what changed is recorded; a GSTIN that comes or goes brings its state and PAN along. */
export function changeBilling(before: BillingProfile, { data }: ChangeBillingProfile): Decision {
  const { bookId } = data;
  const wanted = withGstin(before, data.changes);
  const refusal = identityRefusal(wanted) ?? moneyRefusal(wanted) ?? seriesRefusal(wanted, before);
  if (refusal !== null) return rejected(refusal);
  const changes = differing(before, wanted);
  if (changes === null) return accepted([]);
  const { profile, ofPresales, ofDebitNotes } = apart(changes);
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
  return accepted(events);
}

/** @returns what the profile's own event says, and what that of the later series does. */
function apart(changes: Partial<BillingProfile>) {
  const { quotationSeries, proformaSeries, challanSeries, ...rest } = changes;
  const { debitNoteSeries: ofDebitNotes, ...profile } = rest;
  const ofPresales = {
    ...(quotationSeries !== undefined && { quotationSeries }),
    ...(proformaSeries !== undefined && { proformaSeries }),
    ...(challanSeries !== undefined && { challanSeries }),
  };
  return { profile, ofPresales, ofDebitNotes };
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

function identityRefusal(profile: BillingProfile): BookRejection | null {
  const { gstin, pan, stateCode, registration, pincode } = profile;
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
  return null;
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
 * and no customer’s own, so that Sundry Debtors is what customers owe. What
 * takes the stock is under Stock-in-Hand, which ties to the register.
 */
export function changePostingAccounts(
  before: Readonly<Partial<Record<PostingRole, number>>>,
  { data }: ChangePostingAccounts,
  { accounts }: BookFacts,
): Decision {
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
  if (changed.length === 0) return accepted([]);
  const settled = Object.fromEntries(changed);
  return accepted([
    { type: 'PostingAccountsChanged', version: 7, data: { bookId, accounts: settled } },
  ]);
}
