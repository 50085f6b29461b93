import type { BillingProfile, BookCommand, Series } from '#core/book/index.ts';
import type { BookId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/billing-settings.ts';
import type { BillingSettings } from '#api/contract/billing-settings.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type SettingsParts = RouteParts & { readonly mail: BillingSettings['mail'] };

export function mountBillingSettings(mount: Mount, parts: SettingsParts): void {
  const { db, submit } = parts;
  type Asked = Parameters<Handler<typeof contract.changeBillingSettings>>[0];
  const change = (
    { book, person, idempotency }: Pick<Asked, 'book' | 'person' | 'idempotency'>,
    command: BookCommand,
    expected: number | undefined,
  ) =>
    submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('expected', expected),
      ...given('idempotency', idempotency),
    });

  mount(contract.readBillingSettings, ({ book }) => settingsWire(parts, book.id));

  mount(contract.changeBillingSettings, async (asked) => {
    const { body, book, refuse } = asked;
    const data = { bookId: book.id as BookId, changes: changesOf(body) };
    const outcome = await change(asked, { type: 'ChangeBillingProfile', data }, body.expected);
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : settingsWire(parts, book.id);
  });

  mount(contract.readPostingAccounts, ({ book }) => postingWire(db, book.id));

  mount(contract.changePostingAccounts, async (asked) => {
    const { body, book, refuse } = asked;
    const data = { bookId: book.id as BookId, accounts: body.accounts };
    const outcome = await change(asked, { type: 'ChangePostingAccounts', data }, body.expected);
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : postingWire(db, book.id);
  });
}

/** What a form has seen is the book's record: whatever changed that since is told. */
const seqOf = async (db: RouteParts['db'], bookId: number): Promise<number> =>
  (await readBook(db, bookId))?.lastSeq ?? 0;

const postingWire = async (db: RouteParts['db'], bookId: number) => ({
  accounts: (await settingsOf(db, bookId)).postingAccounts,
  seq: await seqOf(db, bookId),
});

async function settingsWire({ db, mail }: SettingsParts, bookId: number): Promise<BillingSettings> {
  const { billing } = await settingsOf(db, bookId);
  const { bank, logo } = billing;
  return {
    legal_name: billing.legalName,
    address: billing.address,
    city: billing.city,
    pincode: billing.pincode,
    state_code: billing.stateCode,
    gstin: billing.gstin,
    pan: billing.pan,
    registration: billing.registration,
    email: billing.email,
    phone: billing.phone,
    bank: bank && {
      name: bank.name,
      account_number: bank.accountNumber,
      ifsc: bank.ifsc,
      branch: bank.branch,
    },
    upi: billing.upi,
    lut: billing.lut,
    logo: logo && { media_type: logo.mediaType, base64: logo.base64 },
    terms: billing.terms,
    notes: billing.notes,
    rounding: billing.rounding,
    prices_include_tax: billing.pricesIncludeTax,
    due_days: billing.dueDays,
    invoice_series: seriesWire(billing.invoiceSeries),
    credit_note_series: seriesWire(billing.creditNoteSeries),
    receipt_series: seriesWire(billing.receiptSeries),
    mail,
    seq: await seqOf(db, bookId),
  };
}

const seriesWire = ({ prefix, padding, restartsYearly }: Series) => ({
  prefix,
  padding,
  restarts_yearly: restartsYearly,
});

type Body = Parameters<Handler<typeof contract.changeBillingSettings>>[0]['body'];
type SeriesBody = NonNullable<Body['invoice_series']>;

const seriesOf = (body: SeriesBody | undefined): Series | undefined =>
  body && { prefix: body.prefix, padding: body.padding, restartsYearly: body.restarts_yearly };

/** Only what was given. */
function changesOf(body: Body): Partial<BillingProfile> {
  const { bank, logo } = body;
  return {
    ...given('legalName', body.legal_name),
    ...given('address', body.address),
    ...given('city', body.city),
    ...given('pincode', body.pincode),
    ...given('stateCode', body.state_code),
    ...given('gstin', body.gstin),
    ...given('pan', body.pan),
    ...given('registration', body.registration),
    ...given('email', body.email),
    ...given('phone', body.phone),
    ...given('bank', bank && bankOf(bank)),
    ...given('upi', body.upi),
    ...given('lut', body.lut),
    ...given('logo', logo && { mediaType: logo.media_type, base64: logo.base64 }),
    ...given('terms', body.terms),
    ...given('notes', body.notes),
    ...given('rounding', body.rounding),
    ...given('pricesIncludeTax', body.prices_include_tax),
    ...given('dueDays', body.due_days),
    ...given('invoiceSeries', seriesOf(body.invoice_series)),
    ...given('creditNoteSeries', seriesOf(body.credit_note_series)),
    ...given('receiptSeries', seriesOf(body.receipt_series)),
  };
}

const bankOf = (bank: NonNullable<Body['bank']>): NonNullable<BillingProfile['bank']> => ({
  name: bank.name,
  accountNumber: bank.account_number,
  ifsc: bank.ifsc,
  branch: bank.branch,
});
