// What a person asks of a draft, and what the book says where they do not.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { SupplyKind, Treatment } from '../../tax/index.ts';
import type { Draft } from './header.ts';
import type { DraftLine } from './lines.ts';

/** Null is not said: the rate of the line's product on the day, and what such a rate means. */
export type DraftLineInput = Omit<DraftLine, 'rateBps' | 'treatment'> & {
  readonly rateBps: number | null;
  readonly treatment: Treatment | null;
};

/** What a book sets for its drafts; each of them may say otherwise. */
export type DraftDefaults = Pick<Draft, 'pricesIncludeTax' | 'rounding' | 'notes' | 'terms'>;

/**
 * A draft as asked for: without dates it is of today, and due by the customer's or book's term.
 * Undefined is as the book sets it.
 */
export type DraftInput = Omit<
  Draft,
  'issueDate' | 'dueDate' | 'supply' | 'servicePlace' | 'lines' | keyof DraftDefaults
> & {
  readonly lines: readonly DraftLineInput[];
  /** Null is as the buyer and the place of supply make it. */
  readonly supply: SupplyKind | null;
  readonly servicePlace?: string | null | undefined;
} & {
  readonly [Field in keyof DraftDefaults]: DraftDefaults[Field] | undefined;
} & {
  readonly issueDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
};
