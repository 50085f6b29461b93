// From a figure of a page to the events whose sum it is, as known at the moment of the page.
import { useNavigate } from 'react-router-dom';
import { useMoment } from '#web/client/past/moment.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { KeyAction } from '../keys/registry.ts';
import { useKeys } from '../keys/use-keys.ts';
import { explainPlace } from './explain-place.ts';
import type { ExplainedPlace } from './explain-place.ts';

/** @returns the address that explains a figure, known as the page knows it. */
export function useExplainHref(): (place: Omit<ExplainedPlace, 'until'>) => string {
  const { id: bookId } = usePageBook();
  const moment = useMoment();
  return (place) => {
    const last = moment?.asOn ?? place.asOn;
    const isEarlier = place.asOn === undefined || (last !== undefined && last < place.asOn);
    const asOn = isEarlier ? last : place.asOn;
    // The history of a book keeps no moment of the page that is left.
    return paths.history(bookId, explainPlace({ ...place, asOn, until: moment?.at }));
  };
}

/** @returns what opens the events of an account's balance at the end of a day. */
export function useExplain(): (accountId: number | string, asOn?: string) => void {
  const navigate = useNavigate();
  const hrefOf = useExplainHref();
  return (account, asOn) => void navigate(hrefOf({ account, asOn }));
}

/** @returns where the cell or the row that has the focus is explained, if it says so itself. */
export const explainedHere = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-explain]')?.dataset['explain'];

/**
 * The key of a page: of a figure that has the focus, else of what the page means by itself.
 * @param isHeard false where another part of the page has the key.
 */
export function useExplainOwn(title: string, own: () => string | undefined, isHeard = true): void {
  const navigate = useNavigate();
  const explain: KeyAction = {
    keys: 'E',
    does: 'The events that the figure is the sum of',
    run: () => {
      const href = explainedHere() ?? own();
      return href === undefined ? false : void navigate(href);
    },
  };
  useKeys(title, isHeard ? [explain] : []);
}

/** @returns the key of a table whose rows lead to accounts, or to the entries that they are. */
export function useExplainKey(asOn?: string): KeyAction {
  const { id: bookId } = usePageBook();
  const navigate = useNavigate();
  const explain = useExplain();
  return {
    keys: 'E',
    does: 'The events that the figure is the sum of',
    run: () => {
      const said = explainedHere();
      const href = document.activeElement?.closest('a[data-row]')?.getAttribute('href') ?? '';
      const [, kind, id] = /\/(account|journal)\/(\d+)(?:$|[?#])/.exec(href) ?? [];
      if (said !== undefined) void navigate(said);
      else if (id === undefined) return false;
      else if (kind === 'account') explain(id, asOn);
      else void navigate(paths.history(bookId, { kind: 'journal', record: id }));
      return undefined;
    },
  };
}
