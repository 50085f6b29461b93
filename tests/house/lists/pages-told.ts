// Tables of the documentation that have a row for every page of the product.
import { read } from '../tree.ts';
import { ALL_KINDS } from '#web/shell/commands/kinds.ts';
import type { Kind } from '#web/shell/commands/kinds.ts';
import { ROUTES } from './routes.ts';

type Row = { readonly addresses: readonly string[]; readonly says: string };

/** What stands between backquotes. */
export const quoted = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

export const rowsOf = (document: string): readonly Row[] =>
  read(document)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, addresses = '', says = '']) => ({
      addresses: quoted(addresses).flatMap(pagesOf),
      says,
    }));

/** Kinds of masters whose pages a table names one by one, since they are not as the rest. */
const APART: readonly Kind[] = ['product', 'account_type', 'account_type_company'];
const KINDS = ALL_KINDS.filter((kind) => !APART.includes(kind));

/** `/:kind` stands for the page of each kind that is a mere list and form. */
const pagesOf = (address: string): readonly string[] =>
  /^\/((admin|add)\/)?:kind\b/.test(address)
    ? KINDS.map((kind) => address.replace(':kind', kind))
    : [address];

/** Inside a book that the address names stand the same pages, as with a carried name. */
const pageOf = (route: string): string => {
  const bare = route.replace(/\/:(name|search)$/, '');
  const beneath = bare.replace(/^\/book\/:bookId(?=\/(account|journal)\b)/, '');
  return ROUTES.has(beneath) ? beneath : bare;
};

export const PAGES: ReadonlySet<string> = new Set([...ROUTES].map(pageOf));
