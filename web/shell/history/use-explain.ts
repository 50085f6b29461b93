// From a figure of a page to the events whose sum it is, as known at the moment of the page.
import { useNavigate } from 'react-router-dom';
import { useMoment } from '#web/client/past/moment.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { KeyAction } from '../keys/registry.ts';

/** @returns what opens the events of an account's balance at the end of a day. */
export function useExplain(): (accountId: number | string, asOn?: string) => void {
  const { id: bookId } = usePageBook();
  const navigate = useNavigate();
  const moment = useMoment();
  return (explain, asOn) => {
    const last = moment?.asOn ?? asOn;
    // The history of a book keeps no moment of the page that is left.
    const known = { until: moment?.at ?? undefined };
    const day = asOn !== undefined && last !== undefined && last > asOn ? asOn : last;
    void navigate(paths.history(bookId, { explain, as_on: day, ...known }));
  };
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
      const href = document.activeElement?.closest('a[data-row]')?.getAttribute('href') ?? '';
      const [, kind, id] = /\/(account|journal)\/(\d+)(?:$|[?#])/.exec(href) ?? [];
      if (id === undefined) return false;
      if (kind === 'account') explain(id, asOn);
      else void navigate(paths.history(bookId, { kind: 'journal', record: id }));
      return undefined;
    },
  };
}
