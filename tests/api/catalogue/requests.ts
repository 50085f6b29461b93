// For every endpoint of the catalogue a request that is right at any time: what it names is made
// for it first, in the book or for all books.
import { nameEndpoints } from '#api/contract/catalogue/master-endpoints.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { idOf } from '#tests/support/team.ts';
import type { Asking, EndpointName, Team } from '#tests/support/team.ts';

export type RequestInputs = {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
};

/** Who makes what is needed, and where: a member in a book, or an admin for all books. */
type Maker = {
  readonly asking: Asking;
  readonly word: '' | 'Shared';
  readonly query: RequestInputs['query'];
};

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

const NOUNS = [...Object.values(MASTERS).map(({ names: [one] }) => one), 'Asset'];
const NOUN = new RegExp(`(${NOUNS.join('|')})$`);
const LIFECYCLE = /^((read|enable|disable|retire|remove)(Shared)?Master|readSharedHistory)$/;

/** Their paths name the book. */
const IN_ONE_BOOK: readonly EndpointName[] = [
  'listBookServices',
  'listProductRegister',
  'readProductFigures',
];

/** What belongs to the trade of one book names it in its path: imports, reports and postings. */
function isCalledByAMaster(name: string): boolean {
  if (!/(Categor|Product|Service|Asset|Consumable)/.test(name)) return false;
  const { path }: Endpoint = endpoints[name as EndpointName];
  const isOfOneBook = path.includes('/book/:bookId/') || path.includes('/import/');
  return !isOfOneBook || IN_ONE_BOOK.includes(name as EndpointName);
}

export const isOfCatalogue = (name: string): boolean =>
  LIFECYCLE.test(name) ||
  Object.hasOwn(nameEndpoints(MASTERS), name) ||
  isCalledByAMaster(name) ||
  /SharedAccountTypes?$/.test(name) ||
  ['listAdminAccounts', 'listAdminJournals', 'readSharedCounts'].includes(name);

/** @param admin somebody who may write what all books share. */
export async function catalogueRequest(
  team: Team,
  name: EndpointName,
  admin: Asking = team.owner,
): Promise<RequestInputs> {
  const { access, method }: Endpoint = endpoints[name];
  const query = { book_id: team.bookId };
  const maker: Maker =
    access === 'admin'
      ? { asking: admin, word: 'Shared', query: {} }
      : { asking: team.owner, word: '', query };
  const inBook = access === 'member' ? query : {};
  if (IN_ONE_BOOK.includes(name)) return { params: { bookId: team.bookId }, query: {} };
  if (name === 'createSharedAccountType') {
    return { params: {}, query: {}, body: { name: fresh('Type') } };
  }
  if (name === 'renameSharedAccountType') {
    const made = await admin('createSharedAccountType', { body: { name: fresh('Type') } });
    return { params: { typeId: idOf(made) }, query: {}, body: { name: fresh('Renamed') } };
  }
  if (name === 'readSharedAccountType' || name === 'removeSharedAccountType') {
    const made = await admin('createSharedAccountType', { body: { name: fresh('Type') } });
    return { params: { typeId: idOf(made) }, query: {} };
  }
  if (LIFECYCLE.test(name)) {
    const params = { kind: 'brand', id: await make(maker, 'Brand') };
    return method === 'POST' ? { params, query: inBook, body: {} } : { params, query: inBook };
  }
  if (method === 'GET') return { params: {}, query: inBook };
  const noun = NOUN.exec(name)?.[1] ?? '';
  const body = await bodyOf(maker, noun);
  if (name.startsWith('create')) return { params: {}, query: inBook, body };
  const id = await make(maker, noun);
  const change = noun === 'Asset' ? { name: fresh('Asset') } : { name: fresh('Changed') };
  return { params: { [`${noun.toLowerCase()}Id`]: id }, query: inBook, body: change };
}

async function make(maker: Maker, noun: string): Promise<number> {
  const name = `create${maker.word}${noun}` as EndpointName;
  const body = await bodyOf(maker, noun);
  return idOf(await maker.asking(name, { query: maker.query, body }));
}

async function bodyOf(maker: Maker, noun: string): Promise<Record<string, unknown>> {
  switch (noun) {
    case 'Product':
      return {
        name: fresh('Product'),
        category_id: await make(maker, 'Category'),
        brand_id: await make(maker, 'Brand'),
        value_product: { grain: 'Long' },
        hsn: '10063020',
        gst_rate: '5',
        price: '98.5',
      };
    case 'Category':
      return { name: fresh('Category'), category_products: ['Grain'], consumables: ['Twine'] };
    case 'Service':
      return { name: fresh('Service'), service_attributes: ['Distance'] };
    case 'Asset':
      return { asset_type: 'stock', name: fresh('Stock') };
    default:
      return { name: fresh(noun) };
  }
}
