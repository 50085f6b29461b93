// Whether a year stays divided. A reversal on the last day of the year takes its division back; one
// that is dated later, as of a locked year, is an entry of that later year and leaves it divided.
import type { AppropriationFacts } from './commands.ts';
import type { ProfitAppropriated } from './events.ts';

export function standsInYear(
  { through, journalId }: ProfitAppropriated['data'],
  reversedOn: AppropriationFacts['reversedOn'],
): boolean {
  const day = reversedOn(journalId);
  return day === null || day > through;
}
