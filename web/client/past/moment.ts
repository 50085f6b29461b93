// The moment at which the books are read. It lives in the address of a page, so that a link shows
// the same again: `at` is how far the log is read (an event, an instant, a day), `as_on` the last
// day whose entries count. Without either, a page shows the present.
import { createContext, use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

export type PageMoment = {
  /** As known then; null for all that is recorded. */
  readonly at: string | null;
  /** As dated up to that day; null for every day. */
  readonly asOn: string | null;
};

export const AT_NAME = 'at';
export const AS_ON_NAME = 'as_on';

type Place = { readonly pathname: string; readonly search: string };

/** The first words of addresses whose pages are of no book, and so have no past. */
const OF_NO_BOOK: ReadonlySet<string> = new Set([
  '',
  'admin',
  'confirm-address',
  'forgot-password',
  'invitation',
  'login',
  'not_authorized',
  'privacy',
  'profile',
  'register',
  'reset-password',
  'terms',
  'ui',
]);

export function isBookPage(pathname: string): boolean {
  const [, area = '', ...rest] = pathname.split('/');
  // The list of books is of none of them, and the replay steps through the moments by itself.
  if (area === 'book') return rest.some((part) => part !== '') && rest[1] !== 'history';
  return !OF_NO_BOOK.has(area);
}

/** @returns null for the present. */
export function momentIn({ pathname, search }: Place): PageMoment | null {
  if (!isBookPage(pathname)) return null;
  const query = new URLSearchParams(search);
  const at = query.get(AT_NAME) || null;
  const asOn = query.get(AS_ON_NAME) || null;
  return at === null && asOn === null ? null : { at, asOn };
}

/** @returns the moment in the address of the page, or null for the present. */
export function useMomentInAddress(): PageMoment | null {
  const { pathname, search } = useLocation();
  return useMemo(() => momentIn({ pathname, search }), [pathname, search]);
}

/** Given by the frame around every page of a book. */
export const MomentContext = createContext<PageMoment | null>(null);

/** @returns the moment that the page shows, or null for the present. */
export const useMoment = (): PageMoment | null => use(MomentContext);

/** @returns the address with the moment in it; an empty word leads back to the present. */
export function addressAt(address: string, { at, asOn }: PageMoment): string {
  const { url } = parsed(address, '/');
  url.searchParams.set(AT_NAME, at ?? '');
  url.searchParams.set(AS_ON_NAME, asOn ?? '');
  return `${url.pathname}${url.search}${url.hash}`;
}

export const inPresent = (address: string): string => addressAt(address, { at: null, asOn: null });

/** @returns the address of the page, whichever moment it shows. */
export const withoutMoment = (address: string): string =>
  keepMoment({ pathname: '/', search: '' }, inPresent(address));

/**
 * Links and keys lead to addresses that know no moment: whoever reads the past stays there.
 * @param here the page that is left.
 * @returns the address that is meant; where it says a moment itself, that one.
 */
export function keepMoment(here: Place, to: string): string {
  const moment = momentIn(here);
  const { url, isOurs } = parsed(to, here.pathname);
  const query = url.searchParams;
  const saysOne = query.has(AT_NAME) || query.has(AS_ON_NAME);
  if (!isOurs || (moment === null && !saysOne)) return to;
  const isKept = moment !== null && isBookPage(url.pathname) && !isOfOtherBook(here, url);
  for (const [name, kept] of [
    [AT_NAME, moment?.at],
    [AS_ON_NAME, moment?.asOn],
  ] as const) {
    if (query.get(name) === '') query.delete(name);
    else if (isKept && kept && !query.has(name)) query.set(name, kept);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

const ORIGIN = 'http://ours.invalid';

function parsed(to: string, pathname: string) {
  const url = new URL(to, `${ORIGIN}${pathname}`);
  return { url, isOurs: url.origin === ORIGIN };
}

/** The number of an event means another one in another book. */
function isOfOtherBook(here: Place, there: Place): boolean {
  const [from, to] = [bookNamedBy(here), bookNamedBy(there)];
  return from !== null && to !== null && from !== to;
}

const bookNamedBy = ({ pathname, search }: Place): string | null =>
  /^\/book\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('book');
