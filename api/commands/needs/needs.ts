// What the commands of an aggregate must know, as plain data. Nothing is decided here: a need names
// streams and reads, and once they are at hand it hands the facts over to the rules.
import type { AggregateName, CommandOf, FactsOf } from '#core/domain.ts';
import type { BookSession } from '../book-session.ts';
import type { Read } from '../reads/reads.ts';

/** Each function sees the session as far as it is at hand; reads follow once the streams are. */
export type NeedsOf<C extends AggregateName, Facts = FactsOf<C>> = {
  /** The stream of the record that a command is about; null when it is about several. */
  readonly stream: (command: CommandOf<C>) => string | null;
  /** Set where a command's id is always fresh: there is nothing to read of it. */
  readonly isNew?: (command: CommandOf<C>) => boolean;
  /** Further streams of the book. */
  readonly streams?: (command: CommandOf<C>, session: BookSession) => readonly string[];
  readonly reads?: (command: CommandOf<C>, session: BookSession) => readonly Read[];
  /**
   * Whether masters that books share may be referred to or changed: nobody else may change or
   * remove them until the transaction is over.
   */
  readonly sharesMasters?: (command: CommandOf<C>, session: BookSession) => boolean;
  /** How many fresh ids of accounts may be needed. */
  readonly accountIds?: (command: CommandOf<C>) => number;
  readonly facts: (command: CommandOf<C>, session: BookSession) => Facts;
};
