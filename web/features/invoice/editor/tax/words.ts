// Why a supply ends where it does, and what is charged on it, in words.
import { SERVICE_NATURES, stateOfCode, stateTaxOf } from '#core/tax/index.ts';
import type { InvoicePreview } from '../../draft/priced.ts';

const placeText = (code: string | null): string => {
  const state = code === null ? null : stateOfCode(code);
  return state === null ? 'no state yet' : `${state.code} ${state.name}`;
};

/** @returns why the place of supply is what it is; nothing where a person chose it. */
export function placeInWords({ placed, asks }: InvoicePreview): string {
  if (placed === null || placed.place === null || placed.reason.by === 'person') return '';
  const { by, section } = placed.reason;
  const law = `(IGST Act ${section})`;
  switch (by) {
    case 'buyer':
      return `Place of supply: the customer’s state ${law}.`;
    case 'delivery':
      return `Place of supply: the address of delivery ${law}.`;
    case 'no-address':
      return `No address of the customer is on record, so your state is the place of supply ${law}.`;
    case 'service-place': {
      const where = asks === null ? 'where the service ends' : SERVICE_NATURES[asks].asks;
      return `Place of supply: ${(where ?? '').replace(/^W/, 'w')} ${law}.`;
    }
    case 'supplier':
      return `Place of supply: your own state ${law}.`;
    case 'abroad':
      return `Place of supply: outside India ${law}.`;
    case 'address-unclear':
      return '';
  }
}

/** @returns why a state is asked for: the law has the service end there. */
export function askedInWords({ placed, asks }: InvoicePreview): string {
  const where = asks === null ? null : SERVICE_NATURES[asks].asks;
  if (where === null || placed === null || placed.reason.by === 'person') {
    return 'GST depends on the state.';
  }
  const place = where.replace(/^W/, 'w');
  return `GST depends on ${place} (IGST Act ${placed.reason.section}).`;
}

/** @returns what is charged, and why: two parts of one sentence. */
export function chargedInWords(
  { kind, reason }: InvoicePreview,
  reverseCharge: boolean,
): readonly [string, string] {
  if (reason === null) return ['', ''];
  const { why, supplierState, placeOfSupply } = reason;
  const where =
    `You are registered in ${placeText(supplierState)} ` +
    `and the place of supply is ${placeText(placeOfSupply)}.`;
  if (why === 'unregistered-supplier') {
    return ['No GST.', 'This book has no GSTIN, so no GST is charged.'];
  }
  if (why === 'composition') return ['No GST.', 'Under composition no GST is charged.'];
  if (reverseCharge) return ['Reverse charge.', `The customer pays the GST. ${where}`];
  if (kind.endsWith('without-payment')) {
    const what = kind.startsWith('sez') ? 'A supply to an SEZ' : 'An export';
    return ['No tax is charged.', `${what} under a letter of undertaking.`];
  }
  if (why === 'sez') return ['IGST applies.', 'A supply to or from an SEZ is between states.'];
  if (why === 'export') return ['IGST applies.', 'An export: it ends outside India.'];
  if (why === 'within-state') {
    return [`CGST and ${stateTaxOf(placeOfSupply ?? supplierState ?? '')} apply.`, where];
  }
  return ['IGST applies.', where];
}
