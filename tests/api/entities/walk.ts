// An example of each kind: what creates one, what changes it, and what is refused. The walk goes
// through this table; a new kind gets its line here.
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { Right } from '#core/book/index.ts';
import type { Team } from '#tests/support/team.ts';

export type Example = {
  /** A body that creates a record, another one each time. */
  readonly create: (team: Team) => object;
  /** A body that changes it, and what is then shown. */
  readonly change: object;
  /** Bodies that are refused with 400, each with the fields that it names. */
  readonly wrong: readonly (readonly [body: object, fields: readonly string[]])[];
  readonly rights: { readonly create: Right; readonly change: Right; readonly remove: Right };
};

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

const plain: Example = {
  create: () => ({ name: fresh('Record'), code: 'A-1', pieces: 3, done: false, remark: null }),
  change: { name: 'Another name', pieces: 4, more: 'अधिक' },
  wrong: [
    [{ code: 'A-1' }, ['name']],
    [{ name: '' }, ['name']],
    [{ name: '\u200b' }, ['name']],
    [{ name: 5 }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ name: 'A', weight: 1.5 }, ['weight']],
    [{ name: 'A', weight: 2 ** 53 }, ['weight']],
    [{ name: 'A', list: [1] }, ['list']],
    [{ name: 'A', nested: { a: 1 } }, ['nested']],
    [{ name: 'A', note: 'a\u0001b' }, ['note']],
    [{ name: 'A', 'a b': 1, toString: 1 }, ['a b', 'toString']],
    [{ name: 'A', created_at: 'now' }, ['created_at']],
    [{ name: 'A', id: 7 }, ['id']],
  ],
  rights: { create: 'AddRecord', change: 'ChangeRecord', remove: 'RemoveRecord' },
};

const account: Example = {
  create: () => ({ name: fresh('Account'), account_type_id: 27, email_id: 'shop@agro.example' }),
  change: { name: 'Karnataka Agro', account_type_id: 26, gstn_id: '27AAPFU0939F1ZV' },
  wrong: [
    [{ name: 'No type' }, ['account_type_id']],
    [{ name: '', account_type_id: 27 }, ['name']],
    [{ name: 'A', account_type_id: '0x1' }, ['account_type_id']],
    [{ name: 'A', account_type_id: 27, balance: '5.00' }, ['balance']],
    [{ name: 'A', account_type_id: 27, assets: true }, ['category']],
    [{ name: 'A', account_type_id: 27, id: 7 }, ['id']],
  ],
  rights: { create: 'CreateAccount', change: 'ChangeAccount', remove: 'RemoveAccount' },
};

const accountType: Example = {
  create: () => ({ name: fresh('Type'), group: 'indirect-expenses' }),
  change: { name: 'Festival expenses', group: 'direct-expenses' },
  wrong: [
    [{}, ['name']],
    [{ name: 'A', group: 'no-such-group' }, ['group']],
    [{ name: 'A', reserved: true }, ['reserved']],
    [{ name: 'A', id: 7 }, ['id']],
  ],
  rights: { create: 'AddAccountType', change: 'ChangeAccountType', remove: 'RemoveAccountType' },
};

const client: Example = {
  create: () => ({
    name: fresh('Customer'),
    email: 'mills@agro.example',
    state_code: '29',
    due_days: 15,
    registration: 'unregistered',
    address: '4 Mill Road',
    city: 'Hubballi',
  }),
  change: { name: 'Karnataka Agro', gst_number: '29AAACK1234F1ZW', company: 'KA Mills' },
  wrong: [
    [{ email: 'a@x.in' }, ['name']],
    [{ name: '' }, ['name']],
    [{ name: 'A', email: 'a@x.in?bcc=v@y' }, ['email']],
    [{ name: 'A', state_code: 'Karnataka' }, ['state_code']],
    [{ name: 'A', due_days: 366 }, ['due_days']],
    [{ name: 'A', account_id: 1 }, ['account_id']],
    [{ name: 'A', total_amount: '5.00' }, ['total_amount']],
    [{ name: 'A', id: 7 }, ['id']],
  ],
  rights: { create: 'CreateCustomer', change: 'ChangeCustomer', remove: 'RemoveCustomer' },
};

/** The records that the examples below refer to: the first of their kinds in the book. */
export async function prepare(team: Team): Promise<void> {
  const query = { book_id: team.bookId };
  await team.owner('createCategory', { query, body: { name: 'Rice' } });
  await team.owner('createBrand', { query, body: { name: 'Kohinoor' } });
  await team.owner('createService', { query, body: { name: 'Milling' } });
  const body = { name: 'Basmati', category_id: 1, brand_id: 1 };
  await team.owner('createProduct', { query, body });
}

const ofMaster = { create: 'AddMaster', change: 'ChangeMaster', remove: 'RemoveMaster' } as const;
const ofItem = { create: 'ChangeMaster', change: 'ChangeMaster', remove: 'ChangeMaster' } as const;

const named = (more: object = {}, change: object = {}): Example => ({
  create: () => ({ name: fresh('Master'), ...more }),
  change: { name: 'Another master', ...change },
  wrong: [
    [{ ...more }, ['name']],
    [{ ...more, name: '\u200b' }, ['name']],
    [{ ...more, name: 'x'.repeat(101) }, ['name']],
    [{ ...more, name: 'A', colour: 'red' }, ['colour']],
    [{ ...more, name: 'A', id: 7 }, ['id']],
  ],
  rights: ofMaster,
});

const item = (parent: object): Example => ({
  ...named({ ...parent, enabled: false }, { enabled: true }),
  rights: ofItem,
});

const asset = (more: object): Example => {
  const { wrong, ...rest } = named(more);
  const ofName = wrong.filter(([body]) => 'name' in body);
  return {
    ...rest,
    wrong: [...ofName, [{ ...more, name: 'A', asset_type: 'stock' }, ['asset_type']]],
  };
};

const CATALOGUE: Partial<Record<EntityKind, Example>> = {
  brand: named(),
  godown: named(),
  unit: named({ uqc: 'KGS', decimals: 2 }, { uqc: 'QTL' }),
  account_type_company: named({ account_type_company_id: null }),
  category: named({ category_id: 1 }, { category_id: null }),
  category_asset: item({ category_id: 1 }),
  category_product: item({ category_id: 1 }),
  consumable: item({ category_id: 1 }),
  product: named(
    { category_id: 1, brand_id: 1, price: '98.5', hsn: '10063020', stocked: true },
    { price: null, stocked: false },
  ),
  service: named({ sevice_category_id: null, product_id: 1 }, { category_id: 1 }),
  service_attribute: item({ service_id: 1 }),
  book_asset: asset({ product_id: 1, category: 1 }),
  book_stock: asset({ account_id: null }),
};

export const PLAIN_KINDS = [
  'account_attribute',
  'account_attribute_value',
  'bill',
  'book_attribute',
  'book_detail',
  'gstn',
  'order',
  'order_item',
  'photo',
  'product_compatible',
  'record_asset',
  'record_asset_use',
  'record_stock',
  'service_attribute_value',
  'service_plan',
  'service_plan_price',
  'subscription',
  'value_asset',
] as const satisfies readonly EntityKind[];

/** The kinds that are created, changed and removed. */
export const EXAMPLES: Partial<Record<EntityKind, Example>> = {
  client,
  ...Object.fromEntries(PLAIN_KINDS.map((kind) => [kind, plain])),
  account,
  account_type: accountType,
  ...CATALOGUE,
};

/** Written, but what is posted stays. */
const POSTED_KINDS = ['journal', 'journal_detail', 'invoice', 'invoice_item', 'payment'] as const;

/** Written elsewhere, or not yet. */
export const READ_ONLY_KINDS: readonly EntityKind[] = ENTITY_KINDS.filter(
  (kind) => !(kind in EXAMPLES) && !POSTED_KINDS.some((posted) => posted === kind),
);
