// For every endpoint what it would accept, so that the fuzz can spoil it in one place or two.
import { endpoints } from '#api/contract/endpoints.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { png } from '#tests/specimens/books/sahyadri.ts';
import { GOOD_PASSWORD, registration } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { billingRequest, isOfBilling } from '../../trade/requests.ts';
import { catalogueRequest, isOfCatalogue } from '../../catalogue/requests.ts';
import { EXAMPLES, prepare } from '../../entities/walk.ts';
import { importRights, listRights, momentRights, RETURNS } from './returns.ts';
import type { Right, Rights } from './hostile.ts';
import { searchOf } from './searches.ts';

const UNKNOWN_SESSION = '00000000-0000-4000-8000-000000000000';

/** What each endpoint accepts. Locks and settings go to a book of their own. */
export async function rightsForFuzz(team: Team): Promise<Rights> {
  const other = await team.owner('createBook', { body: { name: 'Still waters' } });
  const still = { bookId: (other.body as { id: number }).id };
  const book = { bookId: team.bookId };
  const [cash, sales] = [team.account('Cash'), team.account('Sales – Goods')];
  const entry = [
    { account_id: cash, amount: '100.50' },
    { account_id: sales, amount: '-100.50' },
  ];
  const document = { entry, narration: 'Sale', date: '2026-04-01', voucher_type: 'receipt' };
  await team.owner('postJournal', { body: document });
  const nothing = { params: {}, query: {}, body: undefined };
  const { email } = meera.profile;
  const paged = { book_id: team.bookId, limit: 5, before: 9999 };
  const account = { name: 'Rent of the shop', account_type_id: 27, gstn_id: '27AAPFU0939F1ZV' };
  const period = { year: '26-27', month: 4 };
  const each: Partial<Record<EndpointName, Right | readonly Right[]>> = {
    health: nothing,
    sessionCheck: nothing,
    registrationCheck: nothing,
    login: { ...nothing, body: { email, password: GOOD_PASSWORD } },
    logout: nothing,
    register: { ...nothing, body: registration('new@sahyadri.example') },
    changeProfile: { ...nothing, body: { name: 'Meera J', phone: '+91 98200 00009' } },
    changePassword: { ...nothing, body: { current_password: 'Wrong1a', password: GOOD_PASSWORD } },
    forgotPassword: { ...nothing, body: { email } },
    resetPassword: { ...nothing, body: { token: 'x'.repeat(43), password: GOOD_PASSWORD } },
    listSessions: nothing,
    signOutSession: { ...nothing, params: { session: UNKNOWN_SESSION } },
    signOutOtherSessions: nothing,
    readAddress: nothing,
    sendAddressLink: { ...nothing, body: {} },
    confirmAddress: { ...nothing, body: { token: 'x'.repeat(43) } },
    makeAddressLink: { ...nothing, params: { personId: 2 }, body: {} },
    makeResetLink: { ...nothing, params: { personId: 2 }, body: {} },
    makeInvitationLinks: { ...nothing, body: { email: 'nobody@x.example' } },
    listUsers: { ...nothing, query: { search: 'meera', limit: 5, after: 1 } },
    grantAdmin: { ...nothing, params: { personId: 2 }, body: { expected: 99 } },
    revokeAdmin: { ...nothing, params: { personId: 2 }, body: {} },
    listBooks: nothing,
    createBook: { ...nothing, body: { name: 'Another book' } },
    renameBook: { ...nothing, params: still, body: { name: 'Stiller waters', expected: 99 } },
    changeBookSettings: { ...nothing, params: still, body: { begins_on: '2024-04-01' } },
    setLock: {
      ...nothing,
      params: still,
      body: { kind: 'soft', locked_to: '2025-03-31', reason: 'Filed', expected: 9999 },
    },
    readReturns: { ...nothing, params: still, query: { year: '26-27' } },
    setFilingFrequency: { ...nothing, params: still, body: RETURNS.setFilingFrequency },
    markReturnFiled: { ...nothing, params: still, body: RETURNS.markReturnFiled },
    reverseReturnFiling: { ...nothing, params: still, body: RETURNS.reverseReturnFiling },
    readRetention: { ...nothing, params: still },
    setTurnover: {
      ...nothing,
      params: still,
      body: { financial_year: '25-26', amount: '60000000' },
    },
    setTaxDeduction: {
      ...nothing,
      params: still,
      body: { from: '2026-04-01', tan: 'PNES12345B', expected: 9999 },
    },
    startSeries: { ...nothing, params: still, body: { series: 'receipt', starts_at: 57 } },
    recordUndertaking: {
      ...nothing,
      params: still,
      body: { financial_year: '26-27', reference: 'AD270426001234X', expected: 9999 },
    },
    setEInvoicing: { ...nothing, params: still, body: { exemption: 'bank', keys: [] } },
    readInv01: { ...nothing, body: { documents: [{ kind: 'credit-note', id: 1 }] } },
    setLegalForm: { ...nothing, params: still, body: { legal_form: 'company' } },
    recordProceedings: {
      ...nothing,
      params: still,
      body: { what: 'Appeal 12', began_on: '2026-04-01' },
    },
    endProceedings: {
      ...nothing,
      params: { ...still, proceedingsId: 1 },
      body: { ended_on: '2026-05-01' },
    },
    listMembers: { ...nothing, params: book },
    inviteMember: {
      ...nothing,
      params: still,
      body: { email: 'kamala@chai.example', role: 'auditor', expected: 9999 },
    },
    listInvitations: { ...nothing, params: still },
    withdrawInvitation: { ...nothing, params: { ...still, invitationId: 1 } },
    listInvitationsToMe: nothing,
    readInvitation: { ...nothing, body: { token: 'x'.repeat(43) } },
    acceptInvitation: {
      ...nothing,
      params: { ...still, invitationId: 1 },
      body: { token: 'x'.repeat(43) },
    },
    declineInvitation: { ...nothing, params: { ...still, invitationId: 1 }, body: {} },
    changeMember: { ...nothing, params: { ...still, personId: 5 }, body: { role: 'accountant' } },
    removeMember: { ...nothing, params: { ...still, personId: 5 } },
    listAccounts: { ...nothing, params: book },
    listAccountChanges: { ...nothing, params: book, query: { limit: 2 } },
    createAccount: { ...nothing, body: { ...account, email_id: email, assets: false } },
    changeAccount: {
      ...nothing,
      params: { accountId: sales },
      body: { ...account, expected: 9999 },
    },
    retireAccount: { ...nothing, params: { accountId: cash }, body: { book_id: team.bookId } },
    applySalesTemplate: { ...nothing, params: still },
    applyCabesTemplate: { ...nothing, params: still },
    listAccountTypes: { ...nothing, query: { book_id: team.bookId } },
    addAccountType: { ...nothing, body: { name: 'Chit funds', group: 'loans-advances-asset' } },
    findHsnCodes: { ...nothing, query: { search: 'basmati rice', limit: 5 } },
    listJournals: { ...nothing, query: paged },
    readJournalFigures: { ...nothing, query: { from: '2026-04-01', to: '2026-04-30' } },
    readJournal: { ...nothing, params: { journalId: 1 }, query: { book_id: team.bookId } },
    listJournalDetails: { ...nothing, query: paged },
    postJournal: { ...nothing, body: { ...document, book_id: team.bookId } },
    postJournalBatch: { ...nothing, query: { atomic: 'false' }, body: document },
    checkJournals: { ...nothing, body: { journal_ids: [1], note: 'Seen' } },
    withdrawChecks: { ...nothing, body: { journal_ids: [1], note: 'Not seen' } },
    reverseJournal: { ...nothing, params: { journalId: 1 }, body: { reason: 'Twice' } },
    correctJournal: { ...nothing, params: { journalId: 1 }, body: { ...document, reason: 'Slip' } },
    readLedger: {
      ...nothing,
      params: { ...book, accountId: cash },
      query: { ...period, limit: 2, after: '2026-04-01.1.1.0' },
    },
    readFigures: { ...nothing, params: book },
    readMonthEnds: { ...nothing, params: book },
    readSinceLastVisit: { ...nothing, params: book },
    ...listRights(team),
    ...momentRights(team),
    exportBook: { ...nothing, params: book },
    readTrialBalance: { ...nothing, params: book, query: period },
    readBalances: { ...nothing, params: book, query: period },
    readChanges: { ...nothing, params: book, query: { after: 2 } },
    readHistory: {
      ...nothing,
      params: { kind: 'journal', id: 1 },
      query: { book_id: team.bookId },
    },
    ...importRights(team),
    ...(await openItemRights(team)),
    ...(await genericRights(team)),
    ...(await catalogueRights(team)),
    ...(await billingRights(team)),
  };
  const rights: Partial<Record<EndpointName, readonly Right[]>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const own = each[name];
    if (own === undefined) throw new Error(`${name} has no request that would be right.`);
    rights[name] = [own].flat();
  }
  return rights as Rights;
}

/** Of the person who asks as an admin too. */
async function catalogueRights(team: Team): Promise<Partial<Record<EndpointName, Right>>> {
  await team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: meera.id } },
  });
  const names = (Object.keys(endpoints) as EndpointName[]).filter(isOfCatalogue);
  const made: Partial<Record<EndpointName, Right>> = {};
  for (const name of names)
    made[name] = { body: undefined, ...(await catalogueRequest(team, name)) };
  return made;
}

/**
 * With every field that an invoice, its lines and a customer may have, so that each is spoilt too.
 */
async function billingRights(team: Team): Promise<Partial<Record<EndpointName, Right>>> {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(isOfBilling);
  const made: Partial<Record<EndpointName, Right>> = {};
  for (const name of names) {
    const right = { body: undefined, ...(await billingRequest(team, name)) };
    const { body } = right;
    made[name] = { ...right, body: typeof body === 'object' ? { ...body, ...MORE[name] } : body };
  }
  return made;
}

const ITEM = {
  name: 'Cotton bale',
  description: 'Wet',
  hsn: '5201',
  uqc: 'BAL',
  unit: 'bale',
  quantity: '2.125',
  rate: '99.995',
  discount: { percent: '2.5' },
  treatment: 'taxable',
  tax_rate: 0,
  cess_rate: '0',
  cess_per_unit: 0,
};
const BILL = {
  items: [ITEM, ITEM],
  issue_date: '2026-04-01',
  due_date: '2026-05-01',
  notes: 'Thanks',
  place_of_supply: '27',
  supply: 'domestic',
  reverse_charge: false,
  rounding: 'rupee',
  prices_include_tax: true,
  discount: { amount: '1.50' },
  reference: 'PO 7',
  delivery: 'Pune',
};
const CUSTOMER = {
  gst_number: '29AAACK1234F1ZW',
  email: 'mills@example.in',
  address: '4 Mill Road',
  pincode: '580020',
  country: 'IN',
  state_code: '29',
  due_days: 15,
  registration: 'regular',
};
const SUPPLIER = {
  gst_number: '29AAACK1234F1ZW',
  email: 'mills@example.in',
  registrations: [{ gst_number: '27AAACK1234F1Z0', state: '27', from: null, to: '2027-03-31' }],
  udyam: 'UDYAM-KR-26-0012345',
  supplier_due_days: 45,
  bill_defaults: {
    account_id: null,
    credit: 'input',
    blocked_clause: null,
    reverse_charge: false,
  },
  tds: { nature: '194C', deductee: 'other' },
  tds_certificates: [
    {
      number: '1',
      nature: '194C',
      rate: 1.25,
      limit: '50000',
      from: '2026-04-01',
      to: '2027-03-31',
    },
  ],
  bank_account_name: 'Mills',
  bank_account_number: '501',
  bank_ifsc: 'HDFC0000123',
  upi: 'mills@hdfc',
};
const MORE: Partial<Record<EndpointName, object>> = {
  createInvoice: { ...BILL, issue: true },
  changeInvoice: BILL,
  createPresale: { ...BILL, valid_until: '2026-06-01', issue: true },
  changePresale: { ...BILL, valid_until: '2026-06-01' },
  addSupplier: SUPPLIER,
  changeSupplier: SUPPLIER,
  createCustomer: CUSTOMER,
  changeCustomer: CUSTOMER,
  recordPayment: { date: '2026-04-30', reference: 'UTR 1', on_account: true },
  issueDebitNote: { due_date: '2026-12-20', lines: [{ line: 1, price: '1.25' }] },
  issueCreditNote: { date: '2026-11-20', note: 'Wet', lines: [{ line: 1, taxable: '1.25' }] },
  changeBillingSettings: {
    gstin: '27AAPFU0939F1ZV',
    address: '12 Market Road',
    pincode: '411001',
    due_days: 30,
    rounding: 'none',
    bank: {
      name: 'HDFC',
      account_number: '501',
      ifsc: 'HDFC0000123',
    },
    upi: {
      address: 'we@hdfcbank',
      payee: 'We',
    },
    logo: {
      media_type: 'image/png',
      base64: png().toString('base64'),
    },
    invoice_series: {
      prefix: 'INV-',
      padding: 3,
      restarts_yearly: false,
    },
  },
};

/** Open items, and the document that begins a book with them. */
async function openItemRights(
  team: Team,
): Promise<Partial<Record<EndpointName, readonly Right[]>>> {
  const query = { book_id: team.bookId };
  const made = await team.owner('createCustomer', { body: { name: 'Godavari Knitwear' } });
  const { account_id: party } = made.body as { account_id: number };
  const bill = { number: '25-26/079', date: '2024-02-24', due_date: '2024-03-26', amount: '900' };
  const accounts = [
    { account_id: team.account('Cash'), balance: '100.50', bills: [] },
    { account_id: party, balance: '1000', bills: [bill] },
  ];
  const figures = { accounts, stock: [], expected: 9999 };
  const begins_on = '2024-04-01';
  return {
    listOpenItems: [
      { params: { accountId: party }, query: { ...query, side: 'debit' }, body: undefined },
    ],
    readOpening: [{ params: {}, query, body: undefined }],
    saveOpeningDraft: [{ params: {}, query, body: { ...figures, begins_on } }],
    postOpening: [{ params: {}, query, body: { ...figures, begins_on } }],
    correctOpening: [{ params: {}, query, body: { ...figures, reason: 'Miscounted' } }],
  };
}

/**
 * Of every kind, by every field that it is searched by, and in every way in which it is written.
 */
async function genericRights(team: Team): Promise<Partial<Record<EndpointName, readonly Right[]>>> {
  await prepare(team);
  const query = { book_id: team.bookId };
  const kinds = ENTITY_KINDS.map((entity) => ({ entity, example: EXAMPLES[entity] ?? POSTED }));
  const made: { entity: EntityKind; id: number; change: object; create: object }[] = [];
  for (const { entity, example } of kinds) {
    const create = example.create(team);
    const got = await team.owner('createRecord', { params: { entity }, query, body: create });
    const id = got.status === 200 ? idOf(got) : 1;
    made.push({ entity, id, change: example.change, create: example.create(team) });
  }
  const page = { ...query, limit: 3 };
  const latest = '2026-11-21 10:15:00';
  return {
    listRecords: made.map(({ entity }) => ({
      params: { entity },
      query: {
        ...page,
        before: '99',
        latest,
      },
      body: undefined,
    })),
    findRecords: made.map(({ entity }) => ({
      params: { entity },
      query: {
        ...page,
        before: 99,
      },
      body: searchOf(entity),
    })),
    readRecord: made.map(({ entity, id }) => ({ params: { entity, id }, query, body: undefined })),
    createRecord: made.map(({ entity, create }) => ({ params: { entity }, query, body: create })),
    putRecord: made.map(({ entity, id, change }) => ({
      params: { entity },
      query,
      body: {
        ...change,
        id,
      },
    })),
    changeRecord: made.map(({ entity, id, change }) => ({
      params: {
        entity,
        id,
      },
      query,
      body: {
        ...change,
        expected: 9999,
      },
    })),
    removeRecord: made.map(({ entity, id }) => ({
      params: {
        entity,
        id: id + 1,
      },
      query: {
        ...query,
        expected: 9999,
      },
      body: undefined,
    })),
  };
}

/** A journal and its lines; what is only read refuses it as it would refuse anything. */
const POSTED = {
  create: (team: Team) => ({
    entry: [
      { account_id: team.account('Cash'), amount: '1.50' },
      { account_id: team.account('Sales – Goods'), amount: '-1.50' },
    ],
    date: '2026-04-01',
  }),
  change: { narration: 'Changed' },
};
