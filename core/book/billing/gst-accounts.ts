// What the accounts of a book are to the law of GST: tax that is owed, credit, the electronic cash
// ledger, and what is paid from it. An account is one by the book's settings, by the code of the
// starter chart, or by its name and group.
import type { GstAccount } from '../../tax/index.ts';
import { nameKey } from '../../kernel/text.ts';
import type { PostingRole } from '../terms.ts';
import { isOutputTaxRole, POSTING_ROLES } from './posting-roles.ts';

const GST_ROLES = {
  'output-cgst': { kind: 'output', head: 'cgst' },
  'output-sgst': { kind: 'output', head: 'sgst' },
  'output-igst': { kind: 'output', head: 'igst' },
  'output-cess': { kind: 'output', head: 'cess' },
  'input-cgst': { kind: 'input', head: 'cgst' },
  'input-sgst': { kind: 'input', head: 'sgst' },
  'input-igst': { kind: 'input', head: 'igst' },
  'input-cess': { kind: 'input', head: 'cess' },
  'input-cgst-rcm': { kind: 'input', head: 'cgst' },
  'input-sgst-rcm': { kind: 'input', head: 'sgst' },
  'input-igst-rcm': { kind: 'input', head: 'igst' },
  'input-cess-rcm': { kind: 'input', head: 'cess' },
  'rcm-output-cgst': { kind: 'rcm-output', head: 'cgst' },
  'rcm-output-sgst': { kind: 'rcm-output', head: 'sgst' },
  'rcm-output-igst': { kind: 'rcm-output', head: 'igst' },
  'rcm-output-cess': { kind: 'rcm-output', head: 'cess' },
  'gst-cash-ledger': { kind: 'cash-ledger', head: null },
  'gst-interest': { kind: 'charge', head: null },
  'gst-late-fee': { kind: 'charge', head: null },
  'gst-penalty': { kind: 'charge', head: null },
  'composition-tax': { kind: 'charge', head: null },
  'drc-03': { kind: 'charge', head: null },
  'gst-tds-receivable': { kind: 'tds-tcs', head: null },
  'round-off': { kind: 'round-off', head: null },
} as const satisfies Partial<Record<PostingRole, GstAccount>>;

type GstRole = keyof typeof GST_ROLES;
const ROLES = Object.keys(GST_ROLES) as GstRole[];

type NamedAccount = {
  readonly code: string;
  readonly name: string;
  readonly group: string;
};

/** Accounts that the starter charts have, and usual names, for what has a role of another name. */
const FURTHER: readonly (NamedAccount & { readonly as: GstAccount })[] = [
  {
    code: 'gst-tds-tcs-receivable',
    name: 'GST TDS/TCS Receivable',
    group: 'current-assets',
    as: GST_ROLES['gst-tds-receivable'],
  },
  {
    code: 'electronic-cash-ledger',
    name: 'Electronic Cash Ledger',
    group: 'current-assets',
    as: GST_ROLES['gst-cash-ledger'],
  },
  {
    code: 'interest-on-gst',
    name: 'Interest on GST',
    group: 'indirect-expenses',
    as: GST_ROLES['gst-interest'],
  },
];

/** By the codes and names of which an account may be known as one of GST. */
export const GST_NAMES: readonly NamedAccount[] = [
  ...ROLES.map((role) => POSTING_ROLES[role]),
  ...FURTHER,
];

const KNOWN: readonly (NamedAccount & { readonly as: GstAccount })[] = [
  ...ROLES.map((role) => ({ ...POSTING_ROLES[role], as: GST_ROLES[role] })),
  ...FURTHER,
];
const BY_CODE = new Map(KNOWN.map(({ code, as }) => [code, as]));
const BY_NAME = new Map(KNOWN.map(({ name, group, as }) => [`${nameKey(name)} ${group}`, as]));

/** What was settled by the book, what is settled now, and the accounts that bear a code or name. */
type GstAccountsOfBook = {
  readonly gstRoles: ReadonlyMap<number, PostingRole>;
  readonly bearing: readonly {
    readonly accountId: number;
    readonly code: string | null;
    readonly name: string;
    readonly group: string | null;
  }[];
};

/**
 * A setting wins over a name, but what takes output tax takes it for ever: filed returns have it.
 * @returns what each account of a book that GST knows is to it.
 */
export function gstAccountsOf({
  gstRoles,
  bearing,
}: GstAccountsOfBook): ReadonlyMap<number, GstAccount> {
  const found = new Map<number, GstAccount>();
  for (const { accountId, code, name, group } of bearing) {
    const as = BY_CODE.get(code ?? '') ?? BY_NAME.get(`${nameKey(name)} ${group ?? ''}`);
    if (as !== undefined) found.set(accountId, as);
  }
  for (const [accountId, role] of gstRoles) {
    if (!isGstRole(role)) continue;
    const as = GST_ROLES[role];
    if (as.kind === 'output' || found.get(accountId)?.kind !== 'output') found.set(accountId, as);
  }
  return found;
}

const isGstRole = (role: PostingRole): role is GstRole => role in GST_ROLES;

/** @returns every account that the settings ever named for GST, by what they named it for last. */
export function withGstRoles(
  before: ReadonlyMap<number, PostingRole>,
  accounts: Readonly<Partial<Record<PostingRole, number>>>,
): ReadonlyMap<number, PostingRole> {
  const named = ROLES.flatMap((role) => {
    const accountId = accounts[role];
    if (accountId === undefined || before.get(accountId) === role) return [];
    const named = before.get(accountId);
    const isTax = named !== undefined && isOutputTaxRole(named);
    return isTax && !isOutputTaxRole(role) ? [] : [[accountId, role]];
  }) as (readonly [number, PostingRole])[];
  return named.length === 0 ? before : new Map([...before, ...named]);
}
