import { withOriginals } from '#projections/runner/originals.ts';
import { historyRemarks } from '#projections/record-history/project.ts';
import { namesOf } from '#projections/people/read.ts';
import { readAfter, readStreams } from '#api/store/read-events.ts';
import { plainWords, wholeNumberArgument } from './command.ts';
import type { CliCommand } from './command.ts';

const SLICE = 1000;

export const eventsCommand: CliCommand = {
  usage: 'events <book> [<stream>]',
  summary: 'print the history of a book, or of one stream such as journal-42, in words',
  async run({ core, args, print }) {
    const [book, stream] = plainWords(args);
    const bookId = wholeNumberArgument(book, 'events takes the number of a book');
    const { pool, keys, db } = core;
    for (let after = 0; ;) {
      const slice = await readAfter(pool, keys, bookId, after, SLICE);
      const told = await withOriginals(slice, (wanted) => readStreams(pool, keys, wanted));
      const names = await namesOf(db, [...new Set(slice.map(({ actorId }) => actorId))]);
      for (const event of told) {
        if (stream !== undefined && event.stream !== stream) continue;
        const who = event.actorId === 0 ? 'Lekha' : (names.get(event.actorId) ?? '');
        const what = historyRemarks(event)[0]?.what ?? event.type;
        print(`event ${event.seq}  ${inIndia(event.recordedAt)}  ${who}  ${event.stream}  ${what}`);
      }
      after = slice.at(-1)?.seq ?? after;
      if (slice.length < SLICE) return 0;
    }
  },
};

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const inIndia = (instant: string): string => `${TIME.format(new Date(instant))} IST`;
