// The past in the palette: `as known 31 oct`, `as of 31 oct`, `event 1282`, `as on 31 oct`, and
// moments that have a name: `when march was locked`. It is of the page that is open, or of the
// report before it: `tb 31 oct as known 10 nov`.
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { realTodayInIndia } from '#web/format/dates.ts';
import { atFromText, dayFromText } from '../../../guards/past/entry.ts';
import { momentsNamedLike, namedMoments } from '../../../guards/past/moment-query.ts';
import { momentInWords } from '../../../guards/past/words.ts';
import { formatCount } from '#web/format/money.ts';
import { periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { addressAt, inPresent, isBookPage, useMoment } from '#web/client/past/moment.ts';
import type { PageMoment } from '#web/client/past/moment.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { useCommands } from '../../use-commands.ts';
import type { ShownBook } from '../../use-shown-book.ts';
import { reportAsked } from './report-words.ts';

const KNOWN = /^(.*?)\s*\b(?:as known(?: on| at)?|as of)\s+(.+)$/;
const DATED = /^as on\s+(.+)$/;
const EVENT = /^event\s+#?[\d,]+$/;

/** While the palette is open. */
export function useMomentCommands(book: ShownBook | null): void {
  const moment = useMoment();
  const { pathname, search, hash } = useLocation();
  const here = isBookPage(pathname) ? `${pathname}${search}${hash}` : paths.reports(book?.scope);
  const today = realTodayInIndia();
  const named = useQuery({ ...namedMoments(book?.id ?? 0), enabled: book !== null }).data ?? [];
  useCommands('Time', (text) => {
    const typed = text.trim().toLowerCase();
    if (book === null || typed === '') return null;
    if (moment !== null && ['now', 'back to now', 'today'].includes(typed)) {
      return [{ id: 'now', name: 'Back to now', href: inPresent(here) }];
    }
    const asked = momentAsked(typed, today, moment);
    if (asked === null) {
      const meant = momentsMeant(named, typed).slice(0, NAMED_MAX);
      return meant.length === 0 ? null : meant.map((one) => namedItem(one, here));
    }
    const page = asked.page === '' ? here : reportPage(asked.page, today, book.scope);
    return page === null ? null : [itemOf(page, asked.moment)];
  });
}

type MomentQuery = { readonly page: string; readonly moment: PageMoment };

function momentAsked(
  text: string,
  today: CalendarDate,
  now: PageMoment | null,
): MomentQuery | null {
  const dated = DATED.exec(text);
  if (dated !== null) {
    const asOn = dayFromText(dated[1] ?? '', today);
    return asOn === null ? null : { page: '', moment: { at: now?.at ?? null, asOn } };
  }
  const [, page = '', when = ''] = KNOWN.exec(text) ?? [];
  const at = atFromText(EVENT.test(text) ? text : when, today);
  return at === null ? null : { page, moment: { at, asOn: null } };
}

/** @returns the address of the report that stands before the moment, if it is one. */
function reportPage(text: string, today: CalendarDate, scope: number | undefined): string | null {
  const asked = reportAsked(text, today);
  if (asked?.report !== 'trial-balance') return null;
  return paths.reports(scope, asked.on === null ? periodQuery(asked.period) : { on: asked.on });
}

const WHEN = /^(?:when|as known(?: on| at)?|as of)\s+(.+)$/;
const NAME_LEAST = 3;

/** Locks and filings are asked for with `when`: their words are those of many other things. */
function momentsMeant(named: readonly NamedMoment[], typed: string): NamedMoment[] {
  const [, when] = WHEN.exec(typed) ?? [];
  if (when !== undefined) return momentsNamedLike(named, when);
  if (typed.length < NAME_LEAST) return [];
  return named.filter(({ kind, words }) => {
    return kind === 'named' && words.toLowerCase().startsWith(typed);
  });
}

/** As many as leave room for what else is found. */
const NAMED_MAX = 4;

const namedItem = ({ event, words, kind }: NamedMoment, page: string): PaletteItem => ({
  id: `moment-${kind}-${event}`,
  name: `The books as known: ${words}`,
  detail: `event ${formatCount(event)}`,
  href: addressAt(page, { at: String(event), asOn: null }),
});

const itemOf = (page: string, moment: PageMoment): PaletteItem => ({
  id: 'moment',
  name: `The books ${momentInWords(moment, null)}`,
  href: addressAt(page, moment),
});
