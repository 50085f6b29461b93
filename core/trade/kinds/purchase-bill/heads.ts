// Which heads the tax of a bill goes to: by the places of supplier and supply, and what it is of.
import { sameState, stateOfGstin } from '../../../tax/index.ts';
import type { Heads } from '../../../tax/index.ts';
import { chargesTax } from '../../party.ts';
import type { PartySnapshot } from '../../party.ts';
import type { PurchaseBillDraft } from './events.ts';
import { isReverseCharged } from './reverse-charge.ts';

/** The State of a supplier is the one of its GSTIN, else the one that was said. */
const stateOfSupplier = ({ gstin, stateCode }: PartySnapshot): string | null =>
  gstin === null ? stateCode : (stateOfGstin(gstin)?.code ?? stateCode);

type HeadsSaid = Pick<PurchaseBillDraft, 'lines' | 'reverseCharge' | 'importOf'>;

/**
 * IGST Act, sections 7 and 8: by the State of the supplier and the place of supply; an import of
 * services and a supply of a special economic zone are between States always (s. 7(4) and (5)(b)).
 * The tax of imported goods is none of the bill: it is paid at customs, by the bill of entry.
 */
export function headsOfBill(
  supplier: PartySnapshot,
  placeOfSupply: string | null,
  said: HeadsSaid,
): Heads {
  if (said.importOf !== null) return said.importOf === 'goods' ? 'none' : 'inter';
  const isReversed = said.lines.some((line) => isReverseCharged(line, said));
  if (!chargesTax(supplier) && !isReversed) return 'none';
  if (supplier.registration === 'sez') return 'inter';
  const state = stateOfSupplier(supplier);
  const isWithin = state !== null && placeOfSupply !== null && sameState(state, placeOfSupply);
  return isWithin ? 'intra' : 'inter';
}
