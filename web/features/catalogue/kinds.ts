// The kinds of masters, and what a screen says of each.

export const KIND_WORDS = {
  product: {
    noun: 'product',
    title: 'Products',
    empty: 'No Products',
    help: 'A product is what you buy, sell or keep: its category says what must be known of it.',
  },
  category: {
    noun: 'category',
    title: 'Categories',
    empty: 'No Categories',
    help: 'A category says what each of its products must answer, for example size and colour.',
  },
  brand: {
    noun: 'brand',
    title: 'Brands',
    empty: 'No Brands',
    help: 'A brand is the maker’s name that a product bears, for example Kohinoor.',
  },
  service: {
    noun: 'service',
    title: 'Services',
    empty: 'No Services',
    help: 'A service is work that you bill, for example repair or delivery.',
  },
  unit: {
    noun: 'unit',
    title: 'Units',
    empty: 'No Units',
    help: 'A unit is what a product is counted in, for example kilogram or piece.',
  },
  account_type: {
    noun: 'account type',
    title: 'Account Types',
    empty: 'No Account_types',
    help: 'Account types group accounts, for example Bank or Expense.',
  },
  account_type_company: {
    noun: 'account-type company',
    title: 'Account-type companies',
    empty: 'No Account_type_companys',
    help: 'A company type says what sort of party an account belongs to, for example Trader.',
  },
} as const;

export type Kind = keyof typeof KIND_WORDS;

/** What a book may have of its own by these screens, and the installation for all books. */
export type EditableKind = Exclude<Kind, 'account_type'>;

/** The book whose masters are meant; null for those that all books share. */
export type Where = number | null;
