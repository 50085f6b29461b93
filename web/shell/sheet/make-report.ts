// A sheet with what stands around it: whose books, up to which event, by whom and when.
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { readLogHead } from '#api/contract/book/log/log-head.ts';
import type { LogEnd } from '#api/contract/book/log/log-head.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import type { Letterhead, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { shortHash } from '#core/kernel/writing/short-hash.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { shownMoment } from '#web/client/past/calls.ts';
import { momentWithEvent } from '#web/shell/guards/past/words.ts';
import { formatInstant, formatNow } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import type { SheetWork, SheetSource } from './gathering.ts';

/** While others post, the pages of a list need not agree with each other: it is read again. */
const TRIES_MAX = 3;

/** @param book null for a list of no book: what all books share, or a person's own. */
export async function makeReport(
  book: NamedBook | null,
  source: SheetSource,
  gathering: SheetWork,
): Promise<Report> {
  const { name: person } = await gathering.read(sessionCheck, {});
  const printed = [`Printed by ${person}`, `${formatNow()} IST`];
  if (book === null) {
    return {
      sheet: await source(gathering),
      letterhead: OF_NO_BOOK,
      foot: { recorded: '', printed },
      isOfPast: false,
    };
  }
  const settings = await gathering.read(readBillingSettings, { params: { bookId: book.id } });
  const { sheet, recorded } = await sheetAtRest(book.id, source, gathering);
  return {
    sheet,
    letterhead: letterheadOf(book.name, settings),
    foot: { recorded, printed },
    isOfPast: shownMoment() !== null,
  };
}

const OF_NO_BOOK: Letterhead = { name: 'Lekha', address: [], registration: [] };

async function sheetAtRest(
  bookId: number,
  source: SheetSource,
  gathering: SheetWork,
): Promise<{ readonly sheet: ReportSheet; readonly recorded: string }> {
  const readHead = () => gathering.read(readLogHead, { params: { bookId } });
  let before = await readHead();
  let [sheet, after] = [await source(gathering), await readHead()];
  for (let tries = 1; tries < TRIES_MAX && after.seq !== before.seq; tries += 1) {
    before = after;
    [sheet, after] = [await source(gathering), await readHead()];
  }
  if (sheet.upToEvent !== undefined) {
    const moment = { at: String(sheet.upToEvent), asOn: null };
    const end = await gathering.read(readLogHead, { params: { bookId }, moment });
    return { sheet, recorded: recordedText(end, end) };
  }
  const remark = workingPaper(after);
  return {
    sheet: remark === null ? sheet : { ...sheet, remarks: [remark, ...sheet.remarks] },
    recorded: recordedText(before, after),
  };
}

/** What is printed of the past says so, lest anybody take it for the books as they stand. */
function workingPaper({ seq: event, recorded_at }: LogEnd): string | null {
  const moment = shownMoment();
  if (moment === null) return null;
  return `Working paper, ${momentWithEvent(moment, { event, recorded_at })} IST`;
}

function recordedText(before: LogEnd, { seq, hash, recorded_at: at }: LogEnd): string {
  if (seq === 0) return 'Nothing is recorded yet.';
  const upTo = `event ${formatCount(seq)} (${shortHash(hash)}), ${formatInstant(at)} IST.`;
  if (before.seq === seq) return `As recorded up to ${upTo}`;
  return `As recorded between event ${formatCount(before.seq)} and ${upTo}`;
}

function letterheadOf(bookName: string, settings: BillingSettings): Letterhead {
  const { legalName, address, city, pincode, stateCode: state, gstin, pan } = settings;
  const place = [city, state === null ? null : stateOfCode(state)?.name].filter(Boolean).join(', ');
  return {
    name: legalName ?? bookName,
    address: [...(address ?? '').split('\n'), [place, pincode].filter(Boolean).join(' ')]
      .map((line) => line.trim())
      .filter((line, at, all) => line !== '' && all.indexOf(line) === at),
    registration: gstin !== null ? [`GSTIN ${gstin}`] : pan !== null ? [`PAN ${pan}`] : [],
  };
}
