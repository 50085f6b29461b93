// The pages that were opened last on this device, for the palette. Their titles name accounts, so
// they go with the session, in every tab: one that kept them in memory would write them anew.
import { z } from 'zod';
import { storedAtom } from './stored.ts';

const opened = z.array(
  z.object({ path: z.string(), title: z.string(), bookId: z.number(), personId: z.number() }),
);
type VisitedPage = z.infer<typeof opened>[number];

export const openedAtom = storedAtom('lekha.opened', opened.nullable(), null);

const pathnameOf = (path: string): string => path.split('?')[0] ?? '';

/** What is called so is no page. */
const NO_PAGE = 'Not Found';

/** A ledger is one page, whichever of its periods was looked at. */
export const isSamePage = (a: string, b: string): boolean => pathnameOf(a) === pathnameOf(b);

/** One more than is shown, since the page that is open now is left out. */
const KEPT_MAX = 6;

/** @returns the list with this page first, once. */
export const withOpened = (
  list: readonly VisitedPage[] | null,
  page: VisitedPage,
): z.infer<typeof opened> => {
  if (page.title === NO_PAGE) return [...(list ?? [])];
  const others = (list ?? []).filter(({ path }) => !isSamePage(path, page.path));
  return [page, ...others].slice(0, KEPT_MAX);
};
