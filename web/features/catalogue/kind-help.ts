// What a page of masters says where there is none, and what they are for.
import type { Kind } from '#web/shell/commands/kinds.ts';

type Help = { readonly empty: string; readonly help: string };

export const KIND_HELP: Readonly<Record<Kind, Help>> = {
  product: {
    empty: 'No Products',
    help: 'Add the goods and services you sell. Name and GST rate are enough to start.',
  },
  category: {
    empty: 'No Categories',
    help: 'A category lists the details that its products must have, for example size and colour.',
  },
  brand: {
    empty: 'No Brands',
    help: 'A brand is the maker’s name on a product, for example Kohinoor.',
  },
  service: {
    empty: 'No Services',
    help: 'A service is work that you bill, for example repair or delivery.',
  },
  unit: {
    empty: 'No Units',
    help: 'A unit is what a product is counted in, for example kilogram or piece.',
  },
  godown: {
    empty: 'No Godowns',
    help: 'A godown is a place where goods lie, for example a shop, a warehouse or a branch.',
  },
  account_type: {
    empty: 'No Account_types',
    help: 'Account types group accounts, for example Bank or Expense.',
  },
  account_type_company: {
    empty: 'No Account_type_companys',
    help: 'A company type says what sort of party an account belongs to, for example Trader.',
  },
};
