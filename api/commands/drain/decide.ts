// Asks the rules of core, everything that they need being at hand. Nothing here waits.
import {
  decideAppropriation,
  decideAssetPosting,
  decideDocument,
  decideJournal,
  decideOpening,
  decidePresale,
  decidePurchaseBill,
  decideStockJournal,
  decideStockPosting,
  settlesItems,
} from '#core/documents/index.ts';
import type {
  AppropriationContext,
  AssetPostingContext,
  DocumentCommand,
  DocumentFacts,
  OpeningContext,
  PartyFacts,
  PresaleContext,
  PurchaseBillContext,
  StockJournalContext,
  StockPostingContext,
} from '#core/documents/index.ts';
import type { AppropriationCommand } from '#core/appropriation/index.ts';
import type { AssetPostingCommand } from '#core/asset-posting/index.ts';
import type { OpeningCommand } from '#core/opening/index.ts';
import type { PresaleCommand } from '#core/trade/kinds/presale/index.ts';
import type { StockJournalCommand } from '#core/stock-journal/index.ts';
import type { PurchaseBillCommand } from '#core/trade/index.ts';
import type { StockPostingCommand } from '#core/stock-posting/index.ts';
import { byCategory, categoryOf } from '#core/domain.ts';
import type { JournalCommand } from '#core/journal/index.ts';
import type { BooksEvent, Command, Rejection } from '#core/domain.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession, Decision } from '../book-session.ts';
import { documentStates } from '../needs/documents/posting.ts';
import { settlingStates } from '../needs/journal-settling.ts';
import { factsOf, recordIdOf } from '../needs/needs-of.ts';

/** What is needed of a decider, whatever its aggregate. */
type AnyDecider = {
  decide(
    state: unknown,
    command: Command,
    facts: unknown,
  ): Result<readonly BooksEvent[], Rejection>;
  streamOf(event: BooksEvent, command: Command): string;
};

const DECIDERS = byCategory<AnyDecider>(({ decider }) => decider as AnyDecider);

/** @returns the events of a command with their streams, or the first refusal that applies. */
export function decideCommand(session: BookSession, command: Command): Decision {
  const category = categoryOf(command);
  const facts = factsOf(command, session);
  if (category === 'invoice' || category === 'customer') {
    const states = documentStates(session);
    return decideDocument(states, command as DocumentCommand, facts as DocumentFacts);
  }
  if (category === 'opening') {
    return decideOpening(command as OpeningCommand, facts as OpeningContext);
  }
  if (category === 'asset-posting') {
    return decideAssetPosting(command as AssetPostingCommand, facts as AssetPostingContext);
  }
  if (category === 'stock-journal') {
    return decideStockJournal(command as StockJournalCommand, facts as StockJournalContext);
  }
  if (category === 'stock-posting') {
    return decideStockPosting(command as StockPostingCommand, facts as StockPostingContext);
  }
  if (category === 'appropriation') {
    return decideAppropriation(command as AppropriationCommand, facts as AppropriationContext);
  }
  if (category === 'presale') {
    return decidePresale(command as PresaleCommand, facts as PresaleContext);
  }
  if (category === 'purchase-bill') {
    return decidePurchaseBill(command as PurchaseBillCommand, facts as PurchaseBillContext);
  }
  if (category === 'journal' && settlesItems(command as JournalCommand)) {
    const states = settlingStates(session);
    return decideJournal(states, command as JournalCommand, facts as PartyFacts);
  }
  const decider = DECIDERS[category];
  const state = stateIn(session, category, recordIdOf(command));
  const decided = decider.decide(state, command, facts);
  if (!decided.ok) return decided;
  return accepted(
    decided.value.map((event) => ({ event, stream: decider.streamOf(event, command) })),
  );
}
