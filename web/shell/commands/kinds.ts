// The kinds of masters, and what the browser says of each: its pages, their addresses and what the
// palette offers follow from this list.
import type { WireMaster } from '#api/contract/entity/kinds.ts';

type KindDescription = {
  /** In sentences: brand. */
  readonly noun: string;
  readonly title: string;
  /** Of what a book may add for itself on a page: its key, and other words for it. */
  readonly ownForm: { readonly keys: string; readonly words?: string } | null;
};

export const KIND_WORDS = {
  product: {
    noun: 'product',
    title: 'Products',
    ownForm: { keys: 'N P', words: 'item' },
  },
  category: {
    noun: 'category',
    title: 'Categories',
    ownForm: { keys: 'N G' },
  },
  brand: {
    noun: 'brand',
    title: 'Brands',
    ownForm: { keys: 'N B' },
  },
  service: {
    noun: 'service',
    title: 'Services',
    ownForm: { keys: 'N V' },
  },
  unit: {
    noun: 'unit',
    title: 'Units',
    ownForm: { keys: 'N U' },
  },
  godown: {
    noun: 'godown',
    title: 'Godowns',
    ownForm: { keys: 'N W', words: 'warehouse location place' },
  },
  account_type: {
    noun: 'account type',
    title: 'Account Types',
    ownForm: { keys: 'N T', words: 'group' },
  },
  account_type_company: {
    noun: 'account-type company',
    title: 'Account-type companies',
    ownForm: null,
  },
} as const satisfies Record<WireMaster | 'account_type', KindDescription>;

export type Kind = keyof typeof KIND_WORDS;

/** What a book may have of its own by these screens, and the installation for all books. */
export type EditableKind = WireMaster;

/** Those in the order in which they are shown. */
export const ALL_KINDS = Object.keys(KIND_WORDS) as readonly Kind[];

/** What a book adds for itself on a page. */
export type OwnFormKind = {
  [K in Kind]: (typeof KIND_WORDS)[K]['ownForm'] extends null ? never : K;
}[Kind];

const hasOwnForm = (kind: Kind): kind is OwnFormKind => KIND_WORDS[kind].ownForm !== null;

export const OWN_FORM_KINDS = ALL_KINDS.filter(hasOwnForm);

/** Where a book adds one for itself. */
export const addRoutesOf = (kind: OwnFormKind) =>
  [`/${kind}/add/:name?`, `/add/${kind}/:name?`] as const;

/** Where a book sees all that it may use of one: its own and the shared. */
export const bookRoutesOf = (kind: OwnFormKind) =>
  ({ list: `/${kind}`, one: `/${kind}/:id` }) as const;

/** Where admins see those that all books share. */
export const adminRoutesOf = (kind: Kind) =>
  ({
    list: `/admin/${kind}`,
    add: `/admin/${kind}/add/:search?`,
    one: `/admin/${kind}/:id`,
  }) as const;

/** @returns a noun as the first word of a line. */
export const capitalised = (noun: string): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
