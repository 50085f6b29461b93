// For every endpoint of members a request that is right at any time, so that a test can ask who may
// make it, and what becomes of it when it is made twice, by a stranger, or too late.
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import { billingRequest, isOfBilling } from '../trade/requests.ts';
import { catalogueRequest, isOfCatalogue } from '../catalogue/requests.ts';
import { depreciationRequest, isOfDepreciation } from '../catalogue/assets/asset-requests.ts';
import { isOfStockRun, stockRunRequest } from '../catalogue/stock/stock-run-requests.ts';
import {
  appropriationRequest,
  isOfAppropriation,
} from '../ledgers/balances/appropriation/requests.ts';
import { REPORT_PART } from '../documents/report-part.ts';
import { openingFor, takeOpeningBack } from './opening-requests.ts';
import { filedReturn, returnToFile } from './return-requests.ts';
import { iyer, meera } from '#tests/specimens/books/people.ts';
import { joinBook } from '#tests/support/team.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, Asking, EndpointName, Team } from '#tests/support/team.ts';

export type RightRequest = Required<Pick<Ask, 'params' | 'query'>> & Pick<Ask, 'body'>;

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

const empty = { params: {}, query: {} };

/** @param by whoever is going to ask: the check or the name that they withdraw is theirs. */
export async function rightRequest(
  team: Team,
  name: EndpointName,
  by: Asking = team.owner,
): Promise<RightRequest> {
  const { bookId } = team;
  const params = { bookId };
  const query = { book_id: bookId };
  if (isOfCatalogue(name)) return catalogueRequest(team, name);
  if (isOfBilling(name)) return billingRequest(team, name);
  if (isOfAppropriation(name)) return appropriationRequest(team, name);
  if (isOfStockRun(name)) return stockRunRequest(team, name);
  if (isOfDepreciation(name)) return depreciationRequest(team, name);
  switch (name) {
    case 'createBook':
      return { ...empty, body: { name: fresh('Book') } };
    case 'readDemoBook':
    case 'discardDemoBook':
      return empty;
    case 'beginDemoBook':
      return { ...empty, body: {} };
    case 'renameBook':
      return { ...empty, params, body: { name: fresh('Sahyadri') } };
    case 'saveOpeningDraft':
    case 'postOpening':
    case 'correctOpening':
      return { ...empty, query, body: await openingFor(team, name) };
    case 'changeBookSettings':
      await takeOpeningBack(team);
      return { ...empty, params, body: { begins_on: `19${10 + (count++ % 80)}-04-01` } };
    case 'setLock': {
      const locked_to = `19${10 + (count++ % 80)}-03-31`;
      return { ...empty, params, body: { kind: 'soft', locked_to, reason: 'Filed' } };
    }
    case 'listMembers':
    case 'listAccounts':
    case 'listAccountChanges':
    case 'applySalesTemplate':
    case 'applyCabesTemplate':
    case 'readTrialBalance':
    case 'readMonthEnds':
    case 'listProductRegister':
    case 'readProductFigures':
    case 'listStock':
    case 'readStockFigures':
    case 'readStockSummary':
    case 'readStockPlaces':
    case 'readStockBatches':
    case 'readStockAges':
    case 'listStockJournals':
    case 'readStockJournalFigures':
    case 'readBalances':
    case 'readProfitAndLoss':
    case 'readBalanceSheet':
    case 'readCashFlow':
    case 'readRatios':
    case 'readOwnersAccounts':
    case 'readYearEnd':
    case 'readBalanceColumns':
    case 'readTaxRegister':
    case 'readFixedAssets':
    case 'readGstSummary':
    case 'readInputCredit':
    case 'readFigures':
    case 'readSinceLastVisit':
    case 'readListChoices':
    case 'readLogHead':
    case 'readMoment':
    case 'listEvents':
    case 'readEventDays':
    case 'readNamedMoments':
    case 'readAudit':
    case 'explainFigure':
    case 'exportBook':
    case 'readChanges':
    case 'readStockAccounting':
    case 'readStatementLines':
    case 'readRetention':
    case 'readReturns':
      return { ...empty, params };
    case 'compareBooks':
    case 'compareItems':
    case 'compareMasters':
      return { ...empty, params, query: { a: 1 } };
    case 'readReportPdf':
      return { ...empty, params, body: REPORT_PART };
    case 'compareStatement':
      return { ...empty, params, query: { of: 'balance-sheet', a: 1 } };
    case 'compareLedger':
      return { ...empty, params, query: { a: 1, account: team.account('Cash') } };
    case 'readEventDetail':
      return { ...empty, params: { ...params, eventId: 1 } };
    case 'keepListChoice':
      return { ...empty, params, body: { list: 'journal', hidden: [], views: [], as: 'rows' } };
    case 'listInvitations':
      return { ...empty, params };
    case 'inviteMember':
      return {
        ...empty,
        params,
        body: { email: `${fresh('x').replace(' ', '')}@x.example`, role },
      };
    case 'withdrawInvitation':
      return { ...empty, params: (await newInvitation(team)).params };
    case 'readInvitation':
      return { ...empty, body: { token: (await newInvitation(team)).token } };
    case 'acceptInvitation':
    case 'declineInvitation':
      return { ...empty, params: await invitationToOwner(team), body: {} };
    case 'setTurnover':
      return { ...empty, params, body: { financial_year: '25-26', amount: `${(count += 1)}` } };
    case 'setTaxDeduction':
      return { ...empty, params, body: { from: null, tan: `PNES${(count += 1) + 10_000}B` } };
    case 'startSeries':
      return { ...empty, params, body: await newSeriesStart(team) };
    case 'setFilingFrequency': {
      const frequency = count++ % 2 === 0 ? 'quarterly' : 'monthly';
      return { ...empty, params, body: { frequency, from: '2026-10-01' } };
    }
    case 'markReturnFiled':
      return { ...empty, params, body: await returnToFile(team) };
    case 'reverseReturnFiling':
      return { ...empty, params, body: await filedReturn(team) };
    case 'recordUndertaking':
      return { ...empty, params, body: { financial_year: '26-27', reference: fresh('AD') } };
    case 'setEInvoicing':
      return { ...empty, params, body: { exemption: count++ % 2 === 0 ? 'bank' : 'cinema' } };
    case 'readInv01':
      return { ...empty, query, body: { documents: [{ kind: 'invoice', id: 1 }] } };
    case 'setLegalForm':
      return { ...empty, params, body: { legal_form: count++ % 2 === 0 ? 'company' : 'other' } };
    case 'recordProceedings':
      return { ...empty, params, body: { what: fresh('Appeal'), began_on: '2026-04-01' } };
    case 'endProceedings':
      return { ...empty, params: await newProceedings(team), body: { ended_on: '2026-05-01' } };
    case 'changeMember':
      return { ...empty, params: await newMember(team), body: { role: 'data entry' } };
    case 'removeMember':
      return { ...empty, params: await newMember(team) };
    case 'createAccount':
      return { ...empty, query, body: { name: fresh('Account'), account_type_id: 1 } };
    case 'changeAccount':
      return { query, params: await newAccount(team), body: { name: fresh('Renamed') } };
    case 'retireAccount':
      return { query, params: await newAccount(team), body: {} };
    case 'addAccountType':
      return { ...empty, query, body: { name: fresh('Type') } };
    case 'postJournal':
    case 'postJournalBatch':
      return { ...empty, query, body: saleOf(team) };
    case 'explainRatio': {
      const year = { from: '2026-04-01', to: '2027-03-31' };
      return { ...empty, params, body: { ratio: 'current', ...year, explanation: fresh('Why') } };
    }
    case 'setAgeingDays':
      return { ...empty, params, body: { days: [30, 60 + count++] } };
    case 'setShareCapital': {
      const shares = 1000 + count++;
      return { ...empty, params, body: { from: '2026-04-01', face_value: '10', shares } };
    }
    case 'setStockAccounting': {
      const method = count++ % 2 === 0 ? 'moving-average' : 'yearly-average';
      return { ...empty, params, body: { from: '2026-04-01', accounting: 'register', method } };
    }
    case 'setStockBelowNil':
      return { ...empty, params, body: { policy: count++ % 2 === 0 ? 'allow' : 'warn' } };
    case 'setStatementLine': {
      const { accountId: account_id } = await newAccount(team);
      return { ...empty, params, body: { account_id, from: '2026-04-01', line: 'reserves' } };
    }
    case 'setStockMethod': {
      const product = { product_id: await newProduct(team), from: '2026-04-01' };
      return { ...empty, params, body: { ...product, method: 'moving-average' } };
    }
    case 'readStockMoves':
    case 'readStockRegister':
      return { ...empty, params: { bookId, productId: await newProduct(team) } };
    case 'postStockJournal':
      return { ...empty, params, body: await stockIn(team) };
    case 'readLostGoods': {
      const query = { date: '2026-04-02', lines: `${await newProduct(team)}:1:18:own` };
      return { ...empty, params, query };
    }
    case 'postLostGoods': {
      const line = { product_id: await newProduct(team), quantity: '1', gst_rate: 18 };
      return { ...empty, params, body: { reason: 'stolen', lines: [line], credit: '0' } };
    }
    case 'readStockJournal':
      return { ...empty, params: await newStockJournal(team) };
    case 'reverseStockJournal':
      return { ...empty, params: await newStockJournal(team), body: { reason: 'Twice' } };
    case 'startImport':
      return { ...empty, query, body: { kind: 'customer', lines: 1 } };
    case 'importCustomers':
      return { ...empty, query, body: { line: 1, name: fresh('Customer') } };
    case 'importSuppliers':
      return { ...empty, query, body: { line: 1, name: fresh('Supplier') } };
    case 'importAccounts': {
      const line = { line: 1, name: fresh('Account'), account_type_id: 1 };
      return { ...empty, query, body: line };
    }
    case 'importJournals':
      return { ...empty, query, body: { ...saleOf(team), line: 1, date: '2026-11-01' } };
    case 'importProducts': {
      const line = { line: 1, match: 'name', name: fresh('Product'), price: '12' };
      return { ...empty, query, body: line };
    }
    case 'importOpenings':
      return { ...empty, query, body: { line: 1, account_id: team.account('Cash'), balance: '5' } };
    case 'undoImport':
      return { query, params: await newImport(team) };
    case 'readJournal':
      return { query, params: await newJournal(team) };
    case 'writeEventNote':
      return { ...empty, params, body: { event: 1, test: 'round-sums', note: 'Seen' } };
    case 'checkJournals':
      return { ...empty, query, body: { journal_ids: [(await newJournal(team))['journalId']] } };
    case 'withdrawChecks': {
      const body = { journal_ids: [(await newJournal(team))['journalId']] };
      await by('checkJournals', { query, body });
      return { ...empty, query, body };
    }
    case 'nameInstant':
      return { ...empty, params, body: { name: fresh('Instant'), at: '1' } };
    case 'withdrawInstantName': {
      const body = { name: fresh('Instant') };
      await by('nameInstant', { params, body });
      return { ...empty, params, body };
    }
    case 'reverseJournal':
      return { query, params: await newJournal(team), body: { reason: 'Twice' } };
    case 'correctJournal':
      return { query, params: await newJournal(team), body: { ...saleOf(team), reason: 'Slip' } };
    case 'readLedger':
      return { ...empty, params: { bookId, accountId: team.account('Cash') } };
    case 'listOpenItems':
      return { query, params: await newPartyAccount(team) };
    case 'readHistory':
      return { query, params: { kind: 'account', id: team.account('Cash') } };
    case 'grantAdmin':
    case 'revokeAdmin':
      return { ...empty, params: { personId: iyer.id }, body: {} };
    case 'listRecords':
    case 'findRecords':
      return { params: { entity: 'account' }, query, ...(name === 'findRecords' && { body: {} }) };
    case 'createRecord':
    case 'putRecord':
      return { params: { entity: 'order' }, query, body: { name: fresh('Order') } };
    case 'readRecord':
    case 'removeRecord':
      return { query, params: await newPlainRecord(team) };
    case 'changeRecord':
      return { query, params: await newPlainRecord(team), body: { name: fresh('Order') } };
    default:
      return { ...empty, query: endpoints[name].access === 'member' ? query : {} };
  }
}

export const saleOf = (team: Team, amount = '10.00') => ({
  entry: [
    { account_id: team.account('Cash'), amount },
    { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
  ],
  narration: 'Counter sale',
  date: '2026-04-01',
});

/** The endpoints of a kind of access, those that change something apart. */
export function endpointsFor(access: Endpoint['access']): readonly EndpointName[] {
  const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
  return all.filter(([, one]) => one.access === access).map(([name]) => name);
}

const role = 'auditor';

async function newMember(team: Team): Promise<Record<string, number>> {
  const { bookId, server } = team;
  const email = `${fresh('person').replace(' ', '-')}@sahyadri.example`;
  const { cookie: person, body } = await server.register(email);
  const owner = team.cookieOf(meera.profile.email);
  await joinBook(server, { bookId, owner, person, email, role });
  return { bookId, personId: (body as { id: number }).id };
}

async function newInvitation({ owner, bookId }: Team) {
  const body = { email: `${fresh('guest').replace(' ', '-')}@x.example`, role };
  const got = await owner('inviteMember', { params: { bookId }, body });
  const { link } = got.body as { link: string };
  const params = { bookId, invitationId: idOf(got) };
  return { params, token: link.replace('/invitation#token=', '') };
}

/** To a book of the stranger. */
async function invitationToOwner(team: Team): Promise<Record<string, number>> {
  const params = { bookId: idOf(await team.stranger('createBook', { body: { name: 'Stall' } })) };
  const body = { email: meera.profile.email, role };
  return { ...params, invitationId: idOf(await team.stranger('inviteMember', { params, body })) };
}

/** The number of the newest of a book's proceedings, which have begun and not ended. */
async function newProceedings(team: Team): Promise<Record<string, number>> {
  const params = { bookId: team.bookId };
  const body = { what: fresh('Appeal'), began_on: '2026-04-01' };
  const made = await team.owner('recordProceedings', { params, body });
  const { proceedings } = made.body as { proceedings: readonly { number: number }[] };
  return { ...params, proceedingsId: proceedings.at(-1)?.number ?? 0 };
}

async function newProduct(team: Team): Promise<number> {
  const { body } = await catalogueRequest(team, 'createProduct');
  return idOf(await team.owner('createProduct', { body: { ...(body as object), stocked: true } }));
}

const stockIn = async (team: Team) => ({
  date: '2026-04-01',
  lines: [{ product_id: await newProduct(team), direction: 'in', quantity: '2.5' }],
});

async function newStockJournal(team: Team): Promise<Record<string, number>> {
  const params = { bookId: team.bookId };
  const posted = await team.owner('postStockJournal', { params, body: await stockIn(team) });
  return { ...params, stockJournalId: idOf(posted) };
}

async function newImport(team: Team): Promise<Record<string, number>> {
  const body = { kind: 'customer', lines: 1 };
  return { importId: idOf(await team.owner('startImport', { body })) };
}

async function newAccount(team: Team): Promise<Record<string, number>> {
  const body = { name: fresh('New account'), account_type_id: 1 };
  return { accountId: idOf(await team.owner('createAccount', { body })) };
}

async function newPartyAccount(team: Team): Promise<Record<string, number>> {
  const ofGroup = { name: fresh('Suppliers'), group: 'sundry-creditors' };
  const type = await team.owner('addAccountType', { body: ofGroup });
  const body = { name: fresh('Supplier'), account_type_id: idOf(type) };
  return { accountId: idOf(await team.owner('createAccount', { body })) };
}

async function newJournal(team: Team): Promise<Record<string, number>> {
  const posted = await team.owner('postJournal', { body: saleOf(team) });
  return { journalId: (posted.body as { journal: { id: number } }).journal.id };
}

async function newPlainRecord(team: Team): Promise<Record<string, string | number>> {
  const params = { entity: 'order' };
  const query = { book_id: team.bookId };
  const made = await team.owner('createRecord', { params, query, body: { name: fresh('Order') } });
  return { ...params, id: idOf(made) };
}

/** A series that has given no number yet may begin elsewhere. */
async function newSeriesStart(team: Team) {
  const receipt_series = { prefix: `R${(count += 1)}-`, padding: 3, restarts_yearly: false };
  const params = { bookId: team.bookId };
  await team.owner('changeBillingSettings', { params, body: { receipt_series } });
  return { series: 'receipt', starts_at: 57 };
}
