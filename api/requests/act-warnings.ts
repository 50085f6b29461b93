// Warnings on their way to the caller: beside the reply of an act, or instead of it where the act
// is only looked at.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { fieldOfWarning, warningInWords } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { ActWarning } from '#api/contract/wire/warnings.ts';
import type { AcceptedCommand } from '#api/commands/request.ts';
import type { MomentOf } from '#api/http/guards/past-moment.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { askingAlone } from '#projections/runner/questions.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import { readWarnings } from '#api/queries/warnings/read-warnings.ts';

type WarningsOf = (
  accepted: Pick<AcceptedCommand, 'events' | 'moment' | 'replayed' | 'accounts'>,
) => Promise<readonly ActWarning[]>;

export type ActWarningReaders = {
  /** Of an act that is done: a request that is sent again is told what the first one was. */
  readonly warningsOf: WarningsOf;
  /** Of an act that would record these events. */
  readonly warningsBefore: WarningsOf;
};

type LogOf = (accepted: Pick<AcceptedCommand, 'events' | 'moment' | 'accounts'>) => LogAsOf;

export const warnersIn = (logAsOf: LogOf, momentOf: MomentOf): ActWarningReaders => ({
  warningsOf: async (accepted) => {
    const { moment, replayed } = accepted;
    if (!replayed) return wiresOf(await readWarnings(logAsOf(accepted), true));
    const read = () => readWarnings(withOwnReads(logAsOf(accepted)), true);
    const past = await momentOf(moment.bookId, String(moment.seq));
    invariant(past.ok, 'The event of an answer is in the log.');
    return wiresOf(await readingAt(past.value, read));
  },
  warningsBefore: async ({ events, moment }) => {
    const [first] = events;
    if (first === undefined) return [];
    const log = logAsOf({ events, moment: { ...moment, seq: first.seq - 1 } });
    return wiresOf(await readWarnings(withOwnEvents(log), false));
  },
});

/** What is read of the tables as they were then does not go out with what others ask of today's. */
const withOwnReads = (log: LogAsOf): LogAsOf => ({ ...log, ask: askingAlone(log.db) });

/** Whatever is asked of the log has the events of the act, as if they had been recorded. */
const withOwnEvents = (log: LogAsOf): LogAsOf => ({
  bookId: log.bookId,
  seq: log.seq,
  today: log.today,
  events: log.events,
  accounts: log.accounts,
  readSince: log.readSince,
  readEvent: log.readEvent,
  ask: log.ask,
  db: log.db,
  read: async (streams) => {
    const asked = new Set(streams.map(({ stream }) => stream));
    const found = await log.read(streams);
    return [...found, ...log.events.filter(({ stream }) => asked.has(stream))];
  },
});

const wiresOf = (warnings: readonly Warning[]): readonly ActWarning[] => warnings.map(wireOf);

function wireOf(warning: Warning): ActWarning {
  const { code, ...facts } = warning;
  const field = fieldOfWarning(warning);
  return {
    code,
    message: warningInWords(warning),
    ...(field !== null && { field }),
    facts: Object.fromEntries(Object.entries(facts).map(factOnWire)),
  };
}

/** `balancePaise` travels as `balance`, in rupees; a quantity in units. */
function factOnWire([name, value]: [string, string | number | null]) {
  const [, plain = name, unit] = /^(.*?)(Paise|Thousandths)?$/.exec(name) ?? [];
  const wireName = plain.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (typeof value !== 'number') return [wireName, value] as const;
  if (unit === 'Paise') return [wireName, rupeesFromPaise(value)] as const;
  return [wireName, unit === 'Thousandths' ? value / 1000 : value] as const;
}
