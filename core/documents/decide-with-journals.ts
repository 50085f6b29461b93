// A decision on what posts: the document refuses first, then its journals. All of it is accepted,
// or nothing.
import type { Decider } from '../kernel/decider.ts';
import { accepted } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { DocumentEvent, DocumentRejection, StreamEvent } from './facts.ts';
import type { DocumentJournal } from './journals/journals-of.ts';
import { postJournals } from './journals/post-journals.ts';
import type { PostingContext } from './posting-context.ts';

/** @returns the events of an aggregate, each with the stream that it goes to. */
export const onStreams = <Event extends DocumentEvent, Command>(
  { streamOf }: { readonly streamOf: (event: Event, command: Command) => string },
  events: readonly Event[],
  command: Command,
): readonly StreamEvent[] => events.map((event) => ({ event, stream: streamOf(event, command) }));

type Asked<State, Command, Facts> = {
  readonly state: State;
  readonly command: Command;
  readonly facts: Facts;
};

/**
 * @param posting null where no journal is asked for.
 * @param before what makes the account that money moves on; dropped where no journal comes of it.
 */
export function decideWithJournals<State, Command, Event extends DocumentEvent, Facts, Rejection>(
  decider: Decider<State, Command, Event, Facts, Rejection>,
  { state, command, facts }: Asked<State, Command, Facts>,
  journalsOf: (event: Event) => readonly DocumentJournal[],
  posting: PostingContext | null,
  before: readonly StreamEvent[] = [],
): Result<readonly StreamEvent[], Rejection | DocumentRejection> {
  const decided = decider.decide(state, command, facts);
  if (!decided.ok) return decided;
  const own = onStreams(decider, decided.value, command);
  if (posting === null) return accepted(own);
  const asked = decided.value.flatMap(journalsOf);
  const made = asked.length === 0 ? [] : before;
  const journals = postJournals(asked, posting, made);
  return journals.ok ? accepted([...made, ...own, ...journals.value]) : journals;
}
