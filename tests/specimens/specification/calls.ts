// Sections 3 and 7: entities with their fields, and the calls.
import type { Row } from './row.ts';

const call = (method: string, path: string): Row => [
  '7',
  `${method} ${path}`,
  { call: `${method} ${path}` },
];
const field = (of: string, names: readonly string[]): Row[] =>
  names.map((name) => ['3', `${of} has ${name}`, { field: name, of }]);

const BOOK = '/api/islogin/book/:bookId';

export const calls: readonly Row[] = [
  call('GET', '/api/login'),
  call('POST', '/api/login'),
  call('GET', '/api/logout'),
  call('POST', '/api/register'),
  call('POST', '/api/profile'),
  call('GET', '/api/islogin/book'),
  call('POST', '/api/islogin/book'),
  call('GET', `${BOOK}/account`),
  call('GET', `${BOOK}/template/sales`),
  call('GET', `${BOOK}/template/cabes`),
  call('GET', '/api/islogin/account_type'),
  call('POST', '/api/islogin/account'),
  call('GET', '/api/islogin/journal'),
  call('GET', '/api/islogin/journal_detail'),
  call('POST', '/api/islogin/journal'),
  call('GET', `${BOOK}/account/:accountId/ledger`),
  ...field('login', ['email', 'password']),
  ...field('sessionCheck', ['id', 'name', 'email', 'roles', 'books']),
  ...field('register', ['name', 'email', 'company', 'phone', 'password']),
  ...field('changeProfile', ['name', 'email', 'phone']),
  ...field('createAccount', ['name', 'gstn_id', 'account_type_id', 'account_type_company_id']),
  ...field('createAccount', ['email_id', 'assets', 'asset_type', 'category', 'product_id']),
  ...field('readJournal', ['id', 'created_at', 'amount', 'narration']),
  ...field('postJournal', ['entry', 'narration', 'date', 'journal']),
  ['7', 'a trailing slash does not count', { proved: 'slash' }],
  ['7', 'only a 200 reply is success', { proved: 'as the contract says' }],
  call('GET', '/api/:entity'),
  call('GET', '/api/:entity/:id'),
  call('POST', '/api/:entity'),
  call('PUT', '/api/:entity'),
  call('PUT', '/api/:entity/:id'),
  call('WHERE', '/api/:entity'),
  call('DELETE', '/api/:entity/:id'),
  ['7', 'GET with latest returns only changed records', { proved: '20 seconds more' }],
  ['7', 'a WHERE with a JSON body is a filtered search', { proved: 'finds by value' }],
  ['7', 'DELETE by id', { proved: 'leaving a tombstone' }],
  ['3', 'the 44 kinds of the local cache', { proved: 'the 44 of the specification' }],
  ['7', 'isuper calls', { later: 'calls' }],
  ['7', 'product, category, brand, unit, service and attribute calls', { later: 'catalogue' }],
  ['7', 'asset and stock calls', { later: 'catalogue' }],
  ['3', 'category, product, brand, unit, service, asset, stock', { later: 'catalogue' }],
  ['3', 'invoice, customer, payment and their details', { later: 'billing' }],
];
