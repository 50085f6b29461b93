// An example of each kind: what creates one, what changes it, and what is refused. The walk goes
// through this table; a new kind gets its line here.
import { ENTITY_KINDS } from '#api/contract/entity.ts';
import type { EntityKind } from '#api/contract/entity.ts';
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
  change: { name: 'Festival expenses' },
  wrong: [
    [{}, ['name']],
    [{ name: 'A', group: 'no-such-group' }, ['group']],
    [{ name: 'A', reserved: true }, ['reserved']],
    [{ name: 'A', id: 7 }, ['id']],
  ],
  rights: { create: 'AddAccountType', change: 'RenameAccountType', remove: 'RemoveAccountType' },
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
  'payment_method',
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
  ...Object.fromEntries(PLAIN_KINDS.map((kind) => [kind, plain])),
  account,
  account_type: accountType,
};

/** Written, but what is posted stays. */
export const POSTED_KINDS = ['journal', 'journal_detail'] as const;

/** Written elsewhere, or not yet. */
export const READ_ONLY_KINDS: readonly EntityKind[] = ENTITY_KINDS.filter(
  (kind) => !(kind in EXAMPLES) && !POSTED_KINDS.some((posted) => posted === kind),
);
