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
  ...['product', 'category', 'category_product', 'unit', 'brand'].map((kind) =>
    call('GET', `/api/islogin/${kind}`),
  ),
  ...['product', 'category_product', 'value_product'].map((kind) =>
    call('GET', `/api/islogin/user/${kind}`),
  ),
  ...['asset', 'category', 'product', 'brand'].map((kind) => call('POST', `/api/islogin/${kind}`)),
  ...['user', 'account_type', 'account_type_company', 'category', 'brand', 'product'].map((kind) =>
    call('GET', `/api/isuper/${kind}`),
  ),
  ...['service', 'unit', 'account', 'journal', 'consumable', 'category_asset'].map((kind) =>
    call('GET', `/api/isuper/${kind}`),
  ),
  ...['category_product', 'value_product', 'book/product', 'book/:bookId/service'].map((kind) =>
    call('GET', `/api/isuper/${kind}`),
  ),
  ...['category/:categoryId', 'category', 'brand', 'unit', 'product', 'service'].map((kind) =>
    call('POST', `/api/isuper/${kind}`),
  ),
  ...['account_type', 'account_type_company'].map((kind) => call('POST', `/api/isuper/${kind}`)),
  ['7', 'isuper lists are items with their total', { field: 'items', of: 'listSharedProducts' }],
  ['7', 'forms of the specification, attributes by id', { proved: 'attributes by %s' }],
  ['6', 'isuper calls are for admins alone', { proved: 'is for admins alone' }],
  ['6', 'roles leave events', { proved: 'each granting and revoking is in the log' }],
  ['7', 'shared masters and the book’s own (readings 9)', { proved: 'shown to every book' }],
  ...field('createAsset', ['asset_type', 'product_id', 'name', 'account_id', 'category']),
  ...field('createCategory', ['name', 'category_id', 'category_assets', 'consumables']),
  ...field('createCategory', ['category_products', 'enabled']),
  ...field('createProduct', ['name', 'category_id', 'brand_id', 'unit_id', 'category']),
  ...field('createSharedProduct', ['value_product', 'hsn', 'gst_rate', 'price']),
  ...field('changeSharedCategory', ['category_asset', 'consumable', 'category_product']),
  ...field('createBrand', ['name']),
  ...field('createUnit', ['name']),
  ...field('createService', ['name', 'service_attributes', 'sevice_category_id']),
  ...field('createService', ['category_id', 'product_id']),
  ...field('createCompany', ['name', 'account_type_company_id']),
  ['1', 'HSN and SAC codes', { proved: 'finds a code by how it begins' }],
  call('POST', '/api/islogin/customer'),
  call('POST', '/api/islogin/invoice'),
  call('POST', '/api/islogin/invoice/:invoiceId/payment'),
];
