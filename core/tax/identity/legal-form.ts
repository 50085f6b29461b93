// By whom a business is owned: what it is called, and what its PAN tells of it.
import type { LegalForm } from '../terms.ts';
import type { PanHolder } from './pan.ts';

export const LEGAL_FORM_NAMES: Readonly<Record<LegalForm, string>> = {
  unknown: 'Not said',
  proprietor: 'Proprietorship',
  firm: 'Partnership firm or LLP',
  company: 'Company',
  other: 'Another, such as a trust or a family',
};

/** @returns the form that the kind of holder tells; a family's business has none of its own. */
export function legalFormOf(holder: PanHolder): LegalForm {
  if (holder === 'person') return 'proprietor';
  return holder === 'company' || holder === 'firm' ? holder : 'other';
}
